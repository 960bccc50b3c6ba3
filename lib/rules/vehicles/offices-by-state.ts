/**
 * Registering offices by the letters of the state: 'number name', set apart by '|' or a new line. For every
 * state two lists were compared, on the day of `registeringOffices`:
 * - the ministry's own, under "RTO" on https://vahan.parivahan.gov.in/vahan4dashboard/, in a copy of 29 July 2025
 * - an insurer's (Magma) of February 2023:
 *   https://github.com/aryan-aegis/generic-policy-generator/blob/main/src/insurers/magma/assets/rto_names_list.js
 *
 * For what one of them lacks there are the addresses at the state, and
 * https://en.wikipedia.org/wiki/List_of_Regional_Transport_Office_districts_in_India in its copies of 2018
 * (https://github.com/kishorek/India-Codes) and 2023 (https://github.com/LP-user1/RTO-Finder).
 *
 * An office is left out where one list alone has it or where two name different places today, and so are the numbers of
 * governors, police and transport corporations. A town and the district whose office it has are one place. Names are
 * today's, with an earlier one or the district in brackets.
 */
export const officesByState: Readonly<Record<string, string | undefined>> = {
  AN: '1 Sri Vijaya Puram (Port Blair)|2 Car Nicobar',
  // Until 2 June 2014 with the districts of Telangana; 39 for new vehicles of all districts since 30 January
  // 2019. Also https://www.rtooffice.co.in/rto-ap/,
  // http://www.thehindu.com/todays-paper/tp-national/tp-andhrapradesh/rta-tg-likely-to-be-new-vehicle-registration-series/article5017492.ece
  // and, for 39,
  // https://telugu.samayam.com/latest-news/state-news/39-series-for-vehicle-registration-one-state-one-code-launched-in-andhra-pradesh/articleshow/67754594.cms
  AP: `
    1 Adilabad|2 Anantapur|3 Chittoor|4 Kadapa (Cuddapah)|5 East Godavari (Kakinada)
    6 East Godavari (Kakinada)|7 Guntur|8 Guntur|9 Hyderabad (Khairatabad)|10 Hyderabad (Secunderabad)
    11 Hyderabad (Malakpet)|12 Hyderabad (Bahadurpura)|13 Hyderabad (Mehdipatnam)|14 Hyderabad|15 Karimnagar
    16 Krishna (Vijayawada)|17 Krishna|18 Krishna|19 Krishna|20 Khammam|21 Kurnool|22 Mahbubnagar|23 Medak
    24 Nalgonda|25 Nizamabad|26 Nellore|27 Prakasam (Ongole)|28 Ranga Reddy|29 Ranga Reddy|30 Srikakulam
    31 Visakhapatnam|32 Visakhapatnam|33 Visakhapatnam|34 Visakhapatnam|35 Vizianagaram|36 Warangal
    37 West Godavari (Eluru)|38 West Godavari|39 Any office of Andhra Pradesh`,
  // 18 and 21: https://rto-codes.in/arunachal-pradesh
  AR: `
    1 Itanagar|3 Tawang|4 West Kameng (Bomdila)|5 East Kameng (Seppa)|6 Lower Subansiri (Ziro)
    7 Upper Subansiri (Daporijo)|8 West Siang (Aalo, Along)|9 East Siang (Pasighat)|10 Dibang Valley (Anini)
    11 Lohit (Tezu)|12 Changlang|13 Tirap (Khonsa)|14 Upper Siang (Yingkiong)|15 Kurung Kumey (Koloriang)
    16 Lower Dibang Valley (Roing)|17 Anjaw (Hawai)|18 Longding|19 Kra Daadi|20 Namsai|21 Siang|22 Lower Siang`,
  AS: `
    1 Guwahati (Kamrup Metropolitan)|2 Nagaon|3 Jorhat|4 Sivasagar|5 Golaghat|6 Dibrugarh|7 Lakhimpur
    8 Dima Hasao (Haflong)|9 Karbi Anglong (Diphu)|10 Sribhumi (Karimganj)|11 Cachar (Silchar)
    12 Sonitpur (Tezpur)|13 Darrang (Mangaldai)|14 Nalbari|15 Barpeta|16 Kokrajhar|17 Dhubri|18 Goalpara
    19 Bongaigaon|21 Morigaon|22 Dhemaji|23 Tinsukia|24 Hailakandi|25 Kamrup (Rural)|26 Chirang|27 Udalguri
    28 Baksa|29 Majuli|31 Hojai|32 Biswanath Chariali|33 Charaideo|34 South Salmara`,
  // Also https://bajajfinserv.in/hindi/insurance/rto-bihar.
  BR: `
    1 Patna|2 Gaya|3 Bhojpur (Arrah)|4 Chhapra (Saran)|5 Motihari (East Champaran)|6 Muzaffarpur|7 Darbhanga
    8 Munger|9 Begusarai|10 Bhagalpur|11 Purnia|19 Saharsa|21 Nalanda|22 Bettiah (West Champaran)
    24 Dehri (Rohtas)|25 Jehanabad|26 Aurangabad|27 Nawada|28 Gopalganj|29 Siwan|30 Sitamarhi
    31 Vaishali (Hajipur)|32 Madhubani|33 Samastipur|34 Khagaria|37 Kishanganj|38 Araria|39 Katihar
    43 Madhepura|44 Buxar|45 Bhabua (Kaimur)|46 Jamui|50 Supaul|51 Banka|52 Sheikhpura|53 Lakhisarai
    55 Sheohar|56 Arwal|57 Rohtas (Sasaram)`,
  CG: `
    4 Raipur|5 Dhamtari|6 Mahasamund|7 Durg|8 Rajnandgaon|9 Kawardha (Kabirdham)|10 Bilaspur|11 Janjgir-Champa
    12 Korba|13 Raigarh|14 Jashpur|15 Ambikapur (Surguja)|16 Baikunthpur (Koriya)|17 Jagdalpur (Bastar)
    18 Dantewada|19 Kanker|20 Bijapur|21 Narayanpur|22 Baloda Bazar|23 Gariaband|24 Balod|25 Bemetara|26 Sukma
    27 Kondagaon|28 Mungeli|29 Surajpur|30 Balrampur`,
  CH: '1 Chandigarh|2 Chandigarh|3 Chandigarh|4 Chandigarh',
  // 1: https://rto-codes.in; the letters and numbers of before 2020 are under DN.
  DD: '1 Silvassa|2 Diu|3 Daman',
  // https://www.carinfo.app/rto-vehicle-registration-detail/delhi and
  // https://www.renewbuy.com/articles/rto/rto-delhi-list-and-code/
  DL: `
    1 Mall Road|2 Tilak Marg|3 Sheikh Sarai|4 Janakpuri|5 Loni Road|6 Sarai Kale Khan|7 Mayur Vihar|8 Wazirpur
    11 Rohini|12 Vasant Vihar|13 Surajmal Vihar`,
  DN: '9 Silvassa',
  GA: `
    1 Panaji|2 Margao|3 Mapusa|4 Bicholim|5 Ponda|6 Vasco|7 Panaji|8 Margao|9 Quepem|10 Canacona|11 Pernem
    12 Dharbandora`,
  // Also https://groww.in/rto/gujarat; 39: https://samacharviswa.com/?p=2654
  GJ: `
    1 Ahmedabad|2 Mehsana|3 Rajkot|4 Bhavnagar|5 Surat|6 Vadodara|7 Nadiad (Kheda)|8 Palanpur (Banaskantha)
    9 Himatnagar (Sabarkantha)|10 Jamnagar|11 Junagadh|12 Bhuj (Kachchh)|13 Surendranagar|14 Amreli|15 Valsad
    16 Bharuch|17 Godhra (Panchmahal)|18 Gandhinagar|19 Bardoli|20 Dahod|21 Navsari|22 Rajpipla (Narmada)
    23 Anand|24 Patan|25 Porbandar|26 Vyara (Tapi)|27 Ahmedabad East|30 Ahwa (Dang)|31 Modasa (Aravalli)
    32 Veraval (Gir Somnath)|33 Botad|34 Chhota Udepur|35 Lunawada (Mahisagar)|36 Morbi
    37 Khambhalia (Devbhumi Dwarka)|38 Bavla (Ahmedabad Rural)|39 Anjar (Kachchh East)`,
  // Numbers that the ministry does not name are in the insurer's list and in Wikipedia.
  HP: `
    3 Shimla|4 Dharamshala (Kangra)|5 Mandi|6 Rampur Bushahr|7 Shimla|8 Chopal|9 Theog|10 Rohru|11 Arki
    12 Nalagarh|13 Kandaghat|14 Solan|15 Parwanoo|16 Rajgarh|17 Paonta Sahib|18 Nahan|19 Amb|20 Una|21 Barsar
    22 Hamirpur|23 Ghumarwin|24 Bilaspur|25 Kalpa (Reckong Peo)|26 Nichar|27 Pooh|28 Sarkaghat
    29 Joginder Nagar|30 Karsog|31 Sundernagar|32 Gohar|33 Mandi|34 Kullu|35 Anni|36 Dehra|37 Palampur
    38 Nurpur|39 Dharamshala|40 Kangra|41 Kaza|42 Keylong|43 Udaipur|44 Churah|45 Pangi|46 Bharmour
    47 Dalhousie|48 Chamba|49 Banjar|50 Shimla|51 Shimla Rural|52 Shimla Rural|53 Baijnath|54 Jawali|55 Nadaun
    56 Jaisinghpur|57 Chowari|58 Manali|59 Solan|60 Hamirpur|61 Kullu|63 Shimla|64 Solan|65 Mandi|66 Kullu
    67 Hamirpur|68 Dharamshala|69 Bilaspur|70 Bilaspur|71 Nahan|72 Una|73 Chamba|74 Bhoranj|76 Padhar
    77 Dodra Kwar|78 Bangana|79 Sangrah|80 Haroli|81 Salooni|82 Balh|83 Jawalaji (Jwalamukhi)|84 Sujanpur
    85 Shillai|86 Dharampur|88 Fatehpur|89 Jhandutta|90 Shahpur|91 Shri Naina Devi Ji|92 Rampur
    93 Baddi (Nalagarh)|94 Nagrota Bagwan|95 Kumarsain|96 Dheera|97 Indora`,
  // Also Wikipedia; the commercial numbers are those of the transport authority of the district.
  HR: `
    1 Ambala|2 Jagadhri (Yamunanagar)|3 Panchkula|4 Naraingarh|5 Karnal|6 Panipat|7 Thanesar (Kurukshetra)
    8 Kaithal|9 Guhla|10 Sonipat|11 Gohana|12 Rohtak|13 Bahadurgarh|14 Jhajjar|15 Meham|16 Bhiwani|17 Siwani
    18 Loharu|19 Charkhi Dadri|20 Hisar|21 Hansi|22 Fatehabad|23 Tohana|24 Sirsa|25 Dabwali
    26 Gurugram (Gurgaon)|27 Nuh|28 Ferozepur Jhirka|29 Ballabgarh|30 Palwal|31 Jind|32 Narwana|33 Safidon
    34 Mahendragarh|35 Narnaul|36 Rewari|37 Ambala (commercial)|38 Faridabad (commercial)
    39 Hisar (commercial)|40 Assandh|41 Pehowa|42 Ganaur|43 Kosli|44 Ellenabad|45 Karnal (commercial)
    46 Rohtak (commercial)|47 Rewari (commercial)|48 Tosham|49 Kalka|50 Hodal|51 Faridabad|52 Hathin
    53 Adampur|54 Barara|55 Gurugram (commercial)|56 Jind (commercial)|57 Sirsa (commercial)
    58 Yamunanagar (commercial)|59 Ratia|60 Samalkha|61 Bhiwani (commercial)|62 Fatehabad (commercial)
    63 Jhajjar (commercial)|64 Kaithal (commercial)|65 Kurukshetra (commercial)|66 Narnaul (commercial)
    67 Panipat (commercial)|68 Panchkula (commercial)|69 Sonipat (commercial)
    70 State Transport Authority, Chandigarh|71 Bilaspur|72 Gurugram South|73 Palwal (commercial)
    74 Nuh (commercial)|75 Indri|76 Pataudi|77 Beri|78 Shahabad|79 Kharkhoda|80 Barwala|81 Bawal|82 Kanina
    83 Kalayat|84 Charkhi Dadri (commercial)|85 Ambala Cantonment|86 Narnaund|87 Badkhal|88 Badhra|89 Badli
    90 Uchana|91 Gharaunda|92 Radaur|94 Kalanwali|95 Sampla|96 Tauru|97 Ladwa|98 Badshahpur`,
  JH: `
    1 Ranchi|2 Hazaribagh|3 Palamu (Daltonganj)|4 Dumka|5 Jamshedpur (East Singhbhum)
    6 Chaibasa (West Singhbhum)|7 Gumla|8 Lohardaga|9 Bokaro|10 Dhanbad|11 Giridih|12 Koderma|13 Chatra
    14 Garhwa|15 Deoghar|16 Pakur|17 Godda|18 Sahibganj|19 Latehar|20 Simdega|21 Jamtara
    22 Seraikela-Kharsawan|23 Khunti|24 Ramgarh`,
  JK: `
    1 Srinagar|2 Jammu|3 Anantnag|4 Budgam|5 Baramulla|6 Doda|7 Kargil|8 Kathua|9 Kupwara|10 Leh|11 Rajouri
    12 Poonch|13 Pulwama|14 Udhampur|15 Bandipora|16 Ganderbal|17 Kishtwar|18 Kulgam|19 Ramban|20 Reasi
    21 Samba|22 Shopian`,
  // Also https://www.carinfo.app/rto-vehicle-registration-detail/karnataka and
  // https://www.bankbazaarinsurance.com/car-insurance/rto-karnataka.html
  KA: `
    1 Bengaluru Central|2 Bengaluru West|3 Bengaluru East|4 Bengaluru North|5 Bengaluru South|6 Tumakuru
    7 Kolar|8 Kolar Gold Fields|9 Mysuru West|10 Chamarajanagar|11 Mandya|12 Madikeri|13 Hassan|14 Shivamogga
    15 Sagara|16 Chitradurga|17 Davanagere|18 Chikkamagaluru|19 Mangaluru|20 Udupi|21 Puttur|22 Belagavi
    23 Chikkodi|24 Bailhongal|25 Dharwad|26 Gadag|27 Haveri|28 Vijayapura|29 Bagalkote|30 Karwar|31 Sirsi
    32 Kalaburagi|33 Yadgir|34 Ballari|35 Hosapete|36 Raichur|37 Koppal|38 Bidar|39 Bhalki|40 Chikkaballapura
    42 Ramanagara|43 Devanahalli|44 Tiptur|45 Hunsur|46 Sakleshpur|47 Honnavar|48 Jamkhandi|49 Gokak
    50 Yelahanka (Bengaluru)|51 Electronic City (Bengaluru)|52 Nelamangala|53 K R Puram (Bengaluru)
    54 Nagamangala|55 Mysuru East|56 Basavakalyan|57 Shantinagar (Bengaluru)|59 Chandapura (Bengaluru)
    63 Hubballi (Dharwad East)|64 Madhugiri|65 Dandeli|66 Tarikere|68 Ranebennur|69 Ramdurg|70 Bantwal
    71 Athani`,
  // Also https://www.bajajfinservmarkets.in/insurance/motor-insurance/rto/kerala-rto.html and
  // https://groww.in/rto/kerala; 15 is the state's own buses.
  KL: `
    1 Thiruvananthapuram|2 Kollam|3 Pathanamthitta|4 Alappuzha|5 Kottayam|6 Idukki|7 Ernakulam|8 Thrissur
    9 Palakkad|10 Malappuram|11 Kozhikode|12 Wayanad|13 Kannur|14 Kasaragod|16 Attingal|17 Muvattupuzha
    18 Vadakara|19 Parassala|20 Neyyattinkara|21 Nedumangad|22 Kazhakkoottam|23 Karunagappally|24 Kottarakkara
    25 Punalur|26 Adoor|27 Thiruvalla|28 Mallappally|29 Kayamkulam|30 Chengannur|31 Mavelikkara|32 Cherthala
    33 Changanassery|34 Kanjirappally|35 Pala|36 Vaikom|37 Vandiperiyar|38 Thodupuzha|39 Thrippunithura
    40 Perumbavoor|41 Aluva|42 North Paravur|43 Mattancherry|44 Kothamangalam|45 Irinjalakuda|46 Guruvayur
    47 Kodungallur|48 Wadakkanchery|49 Alathur|50 Mannarkkad|51 Ottapalam|52 Pattambi|53 Perinthalmanna
    54 Ponnani|55 Tirur|56 Koyilandy|57 Koduvally|58 Thalassery|59 Taliparamba|60 Kanhangad|61 Kunnathur
    62 Ranni|63 Angamaly|64 Chalakudy|65 Tirurangadi|66 Kuttanad|67 Uzhavoor|68 Devikulam|69 Udumbanchola
    70 Chittur|71 Nilambur|72 Mananthavady|73 Sulthan Bathery|74 Kattakada|75 Thriprayar|76 Nanminda
    77 Perambra|78 Iritty|79 Vellarikundu|80 Pathanapuram|81 Varkala|82 Chadayamangalam|83 Konni|84 Kondotty
    85 Ramanattukara (Feroke)|86 Payyanur`,
  // https://groww.in/rto/ladakh in place of the insurer's list.
  LA: '1 Kargil|2 Leh',
  LD: '1 Kavaratti|3 Amini|4 Androth|9 Minicoy',
  // 1 to 50 also https://hdfcergo.com/motor-insurance/rto/maharashtra; 51 to 58 as the state ordered:
  // https://www.newsdrum.in/national/khamgaon-in-buldhana-gets-dy-regional-transport-office-vehicle-regn-code-to-be-mh-56-7241435,
  // https://www.newsdrum.in/national/maharashtra-govt-creates-new-dy-rto-at-vaijapur-in-chhatrapati-sambhajinagar-7336891
  // and
  // https://www.devdiscourse.com/article/business/3282025-maharashtra-expands-transport-facilities-with-new-deputy-rto-in-mira-bhayander
  MH: `
    1 Mumbai Central|2 Mumbai West|3 Mumbai East|4 Thane|5 Kalyan|6 Pen (Raigad)|7 Sindhudurg|8 Ratnagiri
    9 Kolhapur|10 Sangli|11 Satara|12 Pune|13 Solapur|14 Pimpri-Chinchwad|15 Nashik
    16 Ahilyanagar (Ahmednagar)|17 Shrirampur|18 Dhule|19 Jalgaon|20 Chhatrapati Sambhajinagar (Aurangabad)
    21 Jalna|22 Parbhani|23 Beed|24 Latur|25 Dharashiv (Osmanabad)|26 Nanded|27 Amravati|28 Buldhana
    29 Yavatmal|30 Akola|31 Nagpur|32 Wardha|33 Gadchiroli|34 Chandrapur|35 Gondia|36 Bhandara|37 Washim
    38 Hingoli|39 Nandurbar|40 Nagpur Rural|41 Malegaon|42 Baramati|43 Navi Mumbai|44 Ambajogai|45 Akluj
    46 Panvel|47 Borivali|48 Vasai|49 Nagpur East|50 Karad|51 Ichalkaranji|52 Chalisgaon|53 Phaltan
    54 Bhadgaon|55 Udgir|56 Khamgaon|57 Vaijapur|58 Mira-Bhayandar`,
  ML: `
    4 Jowai|5 Shillong|6 Nongstoin|7 Williamnagar|8 Tura|9 Baghmara|10 Nongpoh|11 Khliehriat|12 Mawkyrwat
    13 Resubelpara|14 Ampati`,
  MN: '1 Imphal West|2 Churachandpur|3 Kangpokpi|4 Thoubal|5 Bishnupur|6 Imphal East|7 Ukhrul|8 Senapati',
  // Also https://www.carinfo.app/rto-vehicle-registration-detail/madhya-pradesh.
  MP: `
    4 Bhopal|5 Narmadapuram (Hoshangabad)|6 Morena|7 Gwalior|8 Guna|9 Indore|10 Khargone|11 Dhar|12 Khandwa
    13 Ujjain|14 Mandsaur|15 Sagar|16 Chhatarpur|17 Rewa|18 Shahdol|19 Satna|20 Jabalpur|21 Katni|22 Seoni
    28 Chhindwara|30 Bhind|31 Sheopur|32 Datia|33 Shivpuri|34 Damoh|35 Panna|36 Tikamgarh|37 Sehore|38 Raisen
    39 Rajgarh|40 Vidisha|41 Dewas|42 Shajapur|43 Ratlam|44 Neemuch|45 Jhabua|46 Barwani|47 Harda|48 Betul
    49 Narsinghpur|50 Balaghat|51 Mandla|52 Dindori|53 Sidhi|54 Umaria|65 Anuppur|66 Singrauli|67 Ashoknagar
    68 Burhanpur|69 Alirajpur|70 Agar Malwa`,
  MZ: '1 Aizawl|2 Lunglei|3 Siaha (Saiha)|4 Champhai|5 Kolasib|6 Serchhip|7 Lawngtlai|8 Mamit|9 Aizawl Rural',
  NL: '1 Kohima|2 Mokokchung|3 Tuensang|4 Mon|5 Wokha|6 Zunheboto|7 Dimapur|8 Phek',
  OD: `
    1 Balasore|2 Bhubaneswar|3 Balangir|4 Chandikhol|5 Cuttack|6 Dhenkanal|7 Ganjam (Chhatrapur)
    8 Kalahandi (Bhawanipatna)|9 Keonjhar|10 Koraput|11 Mayurbhanj (Baripada)|12 Phulbani (Kandhamal)|13 Puri
    14 Rourkela|15 Sambalpur|16 Sundargarh|17 Bargarh|18 Rayagada|19 Angul|20 Gajapati (Paralakhemundi)
    21 Jagatsinghpur|22 Bhadrak|23 Jharsuguda|24 Nabarangpur|25 Nayagarh|26 Nuapada|27 Boudh|28 Deogarh
    29 Kendrapara|30 Malkangiri|31 Sonepur (Subarnapur)|32 Bhanjanagar|33 Bhubaneswar II|34 Jajpur|35 Talcher`,
  PB: `
    2 Amritsar|3 Bathinda|4 Faridkot|5 Ferozepur|6 Gurdaspur|7 Hoshiarpur|8 Jalandhar|9 Kapurthala|10 Ludhiana
    11 Patiala|12 Rupnagar (Ropar)|13 Sangrur|14 Ajnala|15 Abohar|16 Anandpur Sahib|17 Baba Bakala|18 Batala
    19 Barnala|20 Balachaur|21 Dasuya|22 Fazilka|23 Fatehgarh Sahib|24 Garhshankar|25 Jagraon|26 Khanna
    27 Kharar|28 Malerkotla|29 Moga|30 Sri Muktsar Sahib|31 Mansa|32 Shaheed Bhagat Singh Nagar (Nawanshahr)
    33 Nakodar|34 Nabha|35 Pathankot|36 Phagwara|37 Phillaur|38 Patti|39 Rajpura|40 Rampura Phul
    41 Sultanpur Lodhi|42 Samana|43 Samrala|44 Sunam|45 Talwandi Sabo|46 Tarn Taran|47 Zira|48 Amloh
    49 Khamanon|50 Budhlada|51 Sardulgarh|52 Bassi Pathana|53 Malout|54 Mukerian|55 Payal|56 Raikot|57 Bholath
    58 Dera Baba Nanak|59 Dhuri|60 Gidderbaha|61 Jalalabad|62 Jaitu|63 Khadur Sahib|64 Moonak
    65 Mohali (Sahibzada Ajit Singh Nagar)|66 Nihal Singh Wala|67 Shahkot|68 Dhar Kalan|69 Bagha Purana
    70 Dera Bassi|71 Chamkaur Sahib|72 Patran|73 Tapa|74 Nangal|75 Lehragaga|77 Guru Har Sahai|78 Banga
    79 Kotkapura|80 Maur|81 Majitha|82 Ahmedgarh|83 Dudhan Sadhan|84 Bhawanigarh|85 Kalanaur|86 Dirba
    87 Morinda|88 Bhikhiwind|89 Amritsar II|90 Jalandhar II|91 Ludhiana East|99 Dinanagar`,
  PY: '1 Puducherry (Pondicherry)|2 Karaikal|3 Mahe|4 Yanam|5 Oulgaret',
  // Jaipur:
  // https://www.patrika.com/jaipur-news/rj14-series-ends-for-five-seater-vehicles-in-jaipur-know-the-rules-for-bh-numbers-19283754
  RJ: `
    1 Ajmer|2 Alwar|3 Banswara|4 Barmer|5 Bharatpur|6 Bhilwara|7 Bikaner|8 Bundi|9 Chittorgarh|10 Churu
    11 Dholpur|12 Dungarpur|13 Sri Ganganagar|14 Jaipur|15 Jaisalmer|16 Jalore|17 Jhalawar|18 Jhunjhunu
    19 Jodhpur|20 Kota|21 Nagaur|22 Pali|23 Sikar|24 Sirohi|25 Sawai Madhopur|26 Tonk|27 Udaipur|28 Baran
    29 Dausa|30 Rajsamand|31 Hanumangarh|32 Kotputli|33 Ramganj Mandi|34 Karauli|35 Pratapgarh|36 Beawar
    37 Didwana|38 Abu Road|39 Balotra|40 Bhiwadi|41 Chomu|42 Kishangarh|43 Phalodi|44 Sujangarh|45 Jaipur
    46 Bhinmal|47 Dudu|48 Kekri|49 Nohar|50 Nokha|51 Shahpura (Bhilwara)|52 Shahpura (Jaipur)|53 Khetri
    59 Jaipur|60 Jaipur`,
  SK: '1 Gangtok|2 Gyalshing|3 Mangan|4 Jorethang|5 Namchi|6 Soreng|7 Pakyong|8 Singtam',
  // Telangana is not in the ministry's list: https://www.rtooffice.co.in/rto-telangana/ and
  // https://www.bajajfinservmarkets.in/insurance/motor-insurance/rto/rto-telangana.html; the numbers stayed
  // when TS became TG.
  TG: `
    1 Adilabad|2 Karimnagar|3 Hanamkonda (Warangal Urban)|4 Khammam|5 Nalgonda|6 Mahbubnagar|7 Ranga Reddy
    8 Medchal-Malkajgiri|9 Hyderabad Central (Khairatabad)|10 Hyderabad North (Secunderabad)
    11 Hyderabad East (Malakpet)|12 Hyderabad South|13 Hyderabad West|15 Sangareddy|16 Nizamabad|17 Kamareddy
    18 Nirmal|19 Mancherial|20 Kumuram Bheem Asifabad|21 Jagtial|22 Peddapalli|23 Rajanna Sircilla
    24 Warangal (Warangal Rural)|25 Jayashankar Bhupalpally|26 Mahabubabad|27 Jangaon|28 Bhadradri Kothagudem
    29 Suryapet|30 Yadadri Bhuvanagiri|31 Nagarkurnool|32 Wanaparthy|33 Jogulamba Gadwal|34 Vikarabad|35 Medak
    36 Siddipet`,
  // Also https://www.rtooffice.co.in/tn-rto/: the ministry has these offices, some under numbers of its own above 500.
  TN: `
    1 Chennai Central|2 Chennai North West|3 Chennai North East|4 Chennai East|5 Chennai North
    6 Chennai South East|7 Chennai South|9 Chennai West|10 Chennai South West|11 Tambaram|12 Poonamallee
    13 Ambattur|14 Sholinganallur|15 Ulundurpet|16 Tindivanam|18 Red Hills|19 Chengalpattu|20 Tiruvallur
    21 Kancheepuram|22 Meenambakkam|23 Vellore|24 Krishnagiri|25 Tiruvannamalai|27 Salem|28 Namakkal North
    29 Dharmapuri|30 Salem West|31 Cuddalore|32 Viluppuram|33 Erode|34 Tiruchengode|36 Gobichettipalayam
    37 Coimbatore South|38 Coimbatore North|39 Tiruppur North|40 Mettupalayam|41 Pollachi|42 Tiruppur South
    43 Ooty (Udhagamandalam)|45 Tiruchirappalli West|46 Perambalur|47 Karur|48 Srirangam|49 Thanjavur
    50 Tiruvarur|51 Nagapattinam|52 Sankari (Sankagiri)|54 Salem|55 Pudukkottai|56 Perundurai|57 Dindigul
    58 Madurai South|59 Madurai North|60 Theni|61 Ariyalur|63 Sivaganga|64 Madurai Central|65 Ramanathapuram
    66 Coimbatore Central|67 Virudhunagar|68 Kumbakonam|69 Thoothukudi (Tuticorin)|70 Hosur|72 Tirunelveli
    73 Ranipet|74 Nagercoil|75 Marthandam|76 Tenkasi|77 Attur|78 Dharapuram|79 Sankarankovil
    81 Tiruchirappalli East|82 Mayiladuthurai|83 Vaniyambadi|84 Srivilliputhur|85 Kundrathur|86 Erode West
    87 Sriperumbudur|88 Namakkal South|90 Salem South|91 Chidambaram|92 Tiruchendur|93 Mettur|94 Palani
    95 Sivakasi|96 Kovilpatti|97 Arani|99 Coimbatore West`,
  TR: `
    1 West Tripura (Agartala)|2 Unakoti (Kailashahar)|3 Gomati (Udaipur)|4 Dhalai (Ambassa)
    5 North Tripura (Dharmanagar)|6 Khowai|7 Sepahijala|8 South Tripura (Santirbazar)`,
  UK: `
    1 Almora|2 Bageshwar|3 Champawat (Tanakpur)|4 Nainital (Haldwani)|5 Pithoragarh
    6 Udham Singh Nagar (Rudrapur)|7 Dehradun|8 Haridwar|9 New Tehri|10 Uttarkashi|11 Chamoli (Karnaprayag)
    12 Pauri|13 Rudraprayag|14 Rishikesh|15 Kotdwar|16 Vikasnagar|17 Roorkee|18 Kashipur|19 Ramnagar
    20 Ranikhet`,
  // Also https://bajajfinservmarkets.in/resources/rto/rto-uttar-pradesh; numbers up to 10 were of what is now
  // Uttarakhand.
  UP: `
    11 Saharanpur|12 Muzaffarnagar|13 Bulandshahr|14 Ghaziabad|15 Meerut|16 Noida (Gautam Buddha Nagar)
    17 Baghpat|19 Shamli|20 Bijnor|21 Moradabad|22 Rampur|23 Amroha (Jyotiba Phule Nagar)|24 Budaun (Badaun)
    25 Bareilly|26 Pilibhit|27 Shahjahanpur|30 Hardoi|31 Lakhimpur Kheri|32 Lucknow|33 Raebareli|34 Sitapur
    35 Unnao|36 Amethi|37 Hapur|38 Sambhal|40 Bahraich|41 Barabanki|42 Ayodhya (Faizabad)|43 Gonda
    44 Sultanpur|45 Ambedkar Nagar (Akbarpur)|46 Shravasti|47 Balrampur|50 Azamgarh|51 Basti|52 Deoria
    53 Gorakhpur|54 Mau|55 Siddharthnagar|56 Maharajganj|57 Kushinagar (Padrauna)|58 Sant Kabir Nagar
    60 Ballia|61 Ghazipur|62 Jaunpur|63 Mirzapur|64 Sonbhadra|65 Varanasi|66 Bhadohi (Sant Ravidas Nagar)
    67 Chandauli|70 Prayagraj (Allahabad)|71 Fatehpur|72 Pratapgarh|73 Kaushambi|74 Kannauj|75 Etawah
    76 Farrukhabad|77 Kanpur Dehat|78 Kanpur Nagar|79 Auraiya|80 Agra|81 Aligarh|82 Etah|83 Firozabad
    84 Mainpuri|85 Mathura|86 Hathras|87 Kasganj (Kanshiram Nagar)|90 Banda|91 Hamirpur|92 Orai (Jalaun)
    93 Jhansi|94 Lalitpur|95 Mahoba|96 Chitrakoot`,
  // An office has two numbers that follow each other, for commercial and for other vehicles; from 45 on the
  // ministry names the one and the insurer the other. Also
  // https://bengali.indianexpress.com/west-bengal/an-easy-way-to-know-which-area-the-car-belongs-to-is-by-looking-at-the-number-plate-764438
  // and http://allcodesindia.in/rto-codes/west+bengal.php.
  WB: `
    1 Kolkata|2 Kolkata|3 Kolkata|4 Kolkata|5 Kolkata (Kasba)|6 Kolkata|7 Kolkata (Salt Lake)|8 Kolkata
    9 Kolkata (Behala)|10 Kolkata|11 Howrah|12 Howrah|13 Uluberia (Howrah)|14 Uluberia (Howrah)
    15 Hooghly (Chinsurah)|16 Hooghly (Chinsurah)|17 Serampore (Hooghly)|18 Hooghly|19 Alipore|20 Alipore
    21 Basirhat|23 Barrackpore|24 Barrackpore|25 Barasat|26 Barasat|27 Bangaon|28 Bangaon|29 Tamluk|30 Tamluk
    31 Contai|33 Paschim Medinipur (Midnapore)|34 Paschim Medinipur (Midnapore)|35 Kharagpur
    36 Paschim Medinipur (Midnapore)|37 Asansol|38 Asansol|39 Durgapur|40 Durgapur|41 Bardhaman (Burdwan)
    42 Bardhaman (Burdwan)|43 Kalna|45 Rampurhat|46 Rampurhat|47 Bolpur|48 Bolpur|51 Nadia (Krishnanagar)
    52 Nadia|53 Birbhum (Suri)|54 Birbhum (Suri)|55 Purulia|56 Purulia|57 Murshidabad (Berhampore)
    58 Murshidabad (Berhampore)|59 Uttar Dinajpur (Raiganj)|60 Uttar Dinajpur (Raiganj)
    61 Dakshin Dinajpur (Balurghat)|62 Dakshin Dinajpur|63 Cooch Behar|64 Cooch Behar|65 Malda|66 Malda
    67 Bankura|68 Bankura|69 Alipurduar|70 Alipurduar|71 Jalpaiguri|72 Jalpaiguri|73 Siliguri|74 Siliguri
    75 Katwa|76 Darjeeling|77 Darjeeling|78 Kalimpong|79 Kalimpong|81 Raghunathpur|82 Raghunathpur|83 Chanchal
    84 Chanchal|85 Mathabhanga|86 Mathabhanga|87 Bishnupur|88 Bishnupur|89 Kalyani|90 Kalyani|91 Islampur
    92 Islampur|93 Jangipur|94 Jangipur|95 Baruipur|96 Baruipur|97 Diamond Harbour`,
}
