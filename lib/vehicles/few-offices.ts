/**
 * The states with fewer than fifty offices: 'number name', set apart by '|' or a new line. The sources are in `offices`,
 * and those of one state at the state.
 */
export const fewOffices = {
  // Also https://bajajfinserv.in/hindi/insurance/rto-bihar.
  BR: `
    1 Patna|2 Gaya|3 Bhojpur (Arrah)|4 Chhapra (Saran)|5 Motihari (East Champaran)|6 Muzaffarpur|7 Darbhanga
    8 Munger|9 Begusarai|10 Bhagalpur|11 Purnia|19 Saharsa|21 Nalanda|22 Bettiah (West Champaran)
    24 Dehri (Rohtas)|25 Jehanabad|26 Aurangabad|27 Nawada|28 Gopalganj|29 Siwan|30 Sitamarhi
    31 Vaishali (Hajipur)|32 Madhubani|33 Samastipur|34 Khagaria|37 Kishanganj|38 Araria|39 Katihar
    43 Madhepura|44 Buxar|45 Bhabua (Kaimur)|46 Jamui|50 Supaul|51 Banka|52 Sheikhpura|53 Lakhisarai
    55 Sheohar|56 Arwal|57 Rohtas (Sasaram)`,
  // Also https://groww.in/rto/gujarat; 39: https://samacharviswa.com/?p=2654
  GJ: `
    1 Ahmedabad|2 Mehsana|3 Rajkot|4 Bhavnagar|5 Surat|6 Vadodara|7 Nadiad (Kheda)|8 Palanpur (Banaskantha)
    9 Himatnagar (Sabarkantha)|10 Jamnagar|11 Junagadh|12 Bhuj (Kachchh)|13 Surendranagar|14 Amreli|15 Valsad
    16 Bharuch|17 Godhra (Panchmahal)|18 Gandhinagar|19 Bardoli|20 Dahod|21 Navsari|22 Rajpipla (Narmada)
    23 Anand|24 Patan|25 Porbandar|26 Vyara (Tapi)|27 Ahmedabad East|30 Ahwa (Dang)|31 Modasa (Aravalli)
    32 Veraval (Gir Somnath)|33 Botad|34 Chhota Udepur|35 Lunawada (Mahisagar)|36 Morbi
    37 Khambhalia (Devbhumi Dwarka)|38 Bavla (Ahmedabad Rural)|39 Anjar (Kachchh East)`,
  // Until 2 June 2014 with the districts of Telangana; 39 for new vehicles of all districts since 30 January 2019. Also
  // https://www.rtooffice.co.in/rto-ap/,
  // http://www.thehindu.com/todays-paper/tp-national/tp-andhrapradesh/rta-tg-likely-to-be-new-vehicle-registration-series/article5017492.ece
  // and, for 39, https://telugu.samayam.com/latest-news/state-news/39-series-for-vehicle-registration-one-state-one-code-launched-in-andhra-pradesh/articleshow/67754594.cms
  AP: `
    1 Adilabad|2 Anantapur|3 Chittoor|4 Kadapa (Cuddapah)|5 East Godavari (Kakinada)
    6 East Godavari (Kakinada)|7 Guntur|8 Guntur|9 Hyderabad (Khairatabad)|10 Hyderabad (Secunderabad)
    11 Hyderabad (Malakpet)|12 Hyderabad (Bahadurpura)|13 Hyderabad (Mehdipatnam)|14 Hyderabad|15 Karimnagar
    16 Krishna (Vijayawada)|17 Krishna|18 Krishna|19 Krishna|20 Khammam|21 Kurnool|22 Mahbubnagar|23 Medak
    24 Nalgonda|25 Nizamabad|26 Nellore|27 Prakasam (Ongole)|28 Ranga Reddy|29 Ranga Reddy|30 Srikakulam
    31 Visakhapatnam|32 Visakhapatnam|33 Visakhapatnam|34 Visakhapatnam|35 Vizianagaram|36 Warangal
    37 West Godavari (Eluru)|38 West Godavari|39 Any office of Andhra Pradesh`,
  // Telangana is not in the ministry's list: https://www.rtooffice.co.in/rto-telangana/ and
  // https://www.bajajfinservmarkets.in/insurance/motor-insurance/rto/rto-telangana.html; the numbers stayed when TS became TG.
  TG: `
    1 Adilabad|2 Karimnagar|3 Hanamkonda (Warangal Urban)|4 Khammam|5 Nalgonda|6 Mahbubnagar|7 Ranga Reddy
    8 Medchal-Malkajgiri|9 Hyderabad Central (Khairatabad)|10 Hyderabad North (Secunderabad)
    11 Hyderabad East (Malakpet)|12 Hyderabad South|13 Hyderabad West|15 Sangareddy|16 Nizamabad|17 Kamareddy
    18 Nirmal|19 Mancherial|20 Kumuram Bheem Asifabad|21 Jagtial|22 Peddapalli|23 Rajanna Sircilla
    24 Warangal (Warangal Rural)|25 Jayashankar Bhupalpally|26 Mahabubabad|27 Jangaon|28 Bhadradri Kothagudem
    29 Suryapet|30 Yadadri Bhuvanagiri|31 Nagarkurnool|32 Wanaparthy|33 Jogulamba Gadwal|34 Vikarabad|35 Medak
    36 Siddipet`,
  OD: `
    1 Balasore|2 Bhubaneswar|3 Balangir|4 Chandikhol|5 Cuttack|6 Dhenkanal|7 Ganjam (Chhatrapur)
    8 Kalahandi (Bhawanipatna)|9 Keonjhar|10 Koraput|11 Mayurbhanj (Baripada)|12 Phulbani (Kandhamal)|13 Puri
    14 Rourkela|15 Sambalpur|16 Sundargarh|17 Bargarh|18 Rayagada|19 Angul|20 Gajapati (Paralakhemundi)
    21 Jagatsinghpur|22 Bhadrak|23 Jharsuguda|24 Nabarangpur|25 Nayagarh|26 Nuapada|27 Boudh|28 Deogarh
    29 Kendrapara|30 Malkangiri|31 Sonepur (Subarnapur)|32 Bhanjanagar|33 Bhubaneswar II|34 Jajpur|35 Talcher`,
  JH: `
    1 Ranchi|2 Hazaribagh|3 Palamu (Daltonganj)|4 Dumka|5 Jamshedpur (East Singhbhum)
    6 Chaibasa (West Singhbhum)|7 Gumla|8 Lohardaga|9 Bokaro|10 Dhanbad|11 Giridih|12 Koderma|13 Chatra
    14 Garhwa|15 Deoghar|16 Pakur|17 Godda|18 Sahibganj|19 Latehar|20 Simdega|21 Jamtara
    22 Seraikela-Kharsawan|23 Khunti|24 Ramgarh`,
  AS: `
    1 Guwahati (Kamrup Metropolitan)|2 Nagaon|3 Jorhat|4 Sivasagar|5 Golaghat|6 Dibrugarh|7 Lakhimpur
    8 Dima Hasao (Haflong)|9 Karbi Anglong (Diphu)|10 Sribhumi (Karimganj)|11 Cachar (Silchar)
    12 Sonitpur (Tezpur)|13 Darrang (Mangaldai)|14 Nalbari|15 Barpeta|16 Kokrajhar|17 Dhubri|18 Goalpara
    19 Bongaigaon|21 Morigaon|22 Dhemaji|23 Tinsukia|24 Hailakandi|25 Kamrup (Rural)|26 Chirang|27 Udalguri
    28 Baksa|29 Majuli|31 Hojai|32 Biswanath Chariali|33 Charaideo|34 South Salmara`,
  CG: `
    4 Raipur|5 Dhamtari|6 Mahasamund|7 Durg|8 Rajnandgaon|9 Kawardha (Kabirdham)|10 Bilaspur|11 Janjgir-Champa
    12 Korba|13 Raigarh|14 Jashpur|15 Ambikapur (Surguja)|16 Baikunthpur (Koriya)|17 Jagdalpur (Bastar)
    18 Dantewada|19 Kanker|20 Bijapur|21 Narayanpur|22 Baloda Bazar|23 Gariaband|24 Balod|25 Bemetara|26 Sukma
    27 Kondagaon|28 Mungeli|29 Surajpur|30 Balrampur`,
  // https://www.carinfo.app/rto-vehicle-registration-detail/delhi and
  // https://www.renewbuy.com/articles/rto/rto-delhi-list-and-code/
  DL: `
    1 Mall Road|2 Tilak Marg|3 Sheikh Sarai|4 Janakpuri|5 Loni Road|6 Sarai Kale Khan|7 Mayur Vihar|8 Wazirpur
    11 Rohini|12 Vasant Vihar|13 Surajmal Vihar`,
  JK: `
    1 Srinagar|2 Jammu|3 Anantnag|4 Budgam|5 Baramulla|6 Doda|7 Kargil|8 Kathua|9 Kupwara|10 Leh|11 Rajouri
    12 Poonch|13 Pulwama|14 Udhampur|15 Bandipora|16 Ganderbal|17 Kishtwar|18 Kulgam|19 Ramban|20 Reasi
    21 Samba|22 Shopian`,
  UK: `
    1 Almora|2 Bageshwar|3 Champawat (Tanakpur)|4 Nainital (Haldwani)|5 Pithoragarh
    6 Udham Singh Nagar (Rudrapur)|7 Dehradun|8 Haridwar|9 New Tehri|10 Uttarkashi|11 Chamoli (Karnaprayag)
    12 Pauri|13 Rudraprayag|14 Rishikesh|15 Kotdwar|16 Vikasnagar|17 Roorkee|18 Kashipur|19 Ramnagar
    20 Ranikhet`,
  TR: `
    1 West Tripura (Agartala)|2 Unakoti (Kailashahar)|3 Gomati (Udaipur)|4 Dhalai (Ambassa)
    5 North Tripura (Dharmanagar)|6 Khowai|7 Sepahijala|8 South Tripura (Santirbazar)`,
  ML: `
    4 Jowai|5 Shillong|6 Nongstoin|7 Williamnagar|8 Tura|9 Baghmara|10 Nongpoh|11 Khliehriat|12 Mawkyrwat
    13 Resubelpara|14 Ampati`,
  MN: '1 Imphal West|2 Churachandpur|3 Kangpokpi|4 Thoubal|5 Bishnupur|6 Imphal East|7 Ukhrul|8 Senapati',
  NL: '1 Kohima|2 Mokokchung|3 Tuensang|4 Mon|5 Wokha|6 Zunheboto|7 Dimapur|8 Phek',
  GA: `
    1 Panaji|2 Margao|3 Mapusa|4 Bicholim|5 Ponda|6 Vasco|7 Panaji|8 Margao|9 Quepem|10 Canacona|11 Pernem
    12 Dharbandora`,
  // 18 and 21: https://rto-codes.in/arunachal-pradesh
  AR: `
    1 Itanagar|3 Tawang|4 West Kameng (Bomdila)|5 East Kameng (Seppa)|6 Lower Subansiri (Ziro)
    7 Upper Subansiri (Daporijo)|8 West Siang (Aalo, Along)|9 East Siang (Pasighat)|10 Dibang Valley (Anini)
    11 Lohit (Tezu)|12 Changlang|13 Tirap (Khonsa)|14 Upper Siang (Yingkiong)|15 Kurung Kumey (Koloriang)
    16 Lower Dibang Valley (Roing)|17 Anjaw (Hawai)|18 Longding|19 Kra Daadi|20 Namsai|21 Siang|22 Lower Siang`,
  PY: '1 Puducherry (Pondicherry)|2 Karaikal|3 Mahe|4 Yanam|5 Oulgaret',
  MZ: '1 Aizawl|2 Lunglei|3 Siaha (Saiha)|4 Champhai|5 Kolasib|6 Serchhip|7 Lawngtlai|8 Mamit|9 Aizawl Rural',
  CH: '1 Chandigarh|2 Chandigarh|3 Chandigarh|4 Chandigarh',
  SK: '1 Gangtok|2 Gyalshing|3 Mangan|4 Jorethang|5 Namchi|6 Soreng|7 Pakyong|8 Singtam',
  AN: '1 Sri Vijaya Puram (Port Blair)|2 Car Nicobar',
  // https://groww.in/rto/ladakh in place of the insurer's list.
  LA: '1 Kargil|2 Leh',
  // 1: https://rto-codes.in; the letters and numbers of before 2020 are under DN.
  DD: '1 Silvassa|2 Diu|3 Daman',
  DN: '9 Silvassa',
  LD: '1 Kavaratti|3 Amini|4 Androth|9 Minicoy',
} as const
