/**
 * Registering offices by state letters, from office 01 on; an empty place is an office not known here. All lists are
 * secondary ones; the offices of Delhi, Karnataka, Kerala and Gujarat stand alike in two, and one in which two differ is
 * left empty. Compared on 2026-11-22.
 */
const offices: Readonly<Record<string, string>> = {
  // https://www.carinfo.app/rto-vehicle-registration-detail/delhi and
  // https://www.renewbuy.com/articles/rto/rto-delhi-list-and-code/
  DL: 'Mall Road|Tilak Marg|Sheikh Sarai|Janakpuri|Loni Road|Sarai Kale Khan|Mayur Vihar|Wazirpur|||Rohini|Vasant Vihar|Surajmal Vihar',
  // https://groww.in/rto/gujarat and https://www.rtooffice.co.in/rto-gujarat/
  GJ: 'Ahmedabad|Mehsana|Rajkot|Bhavnagar|Surat|Vadodara|Nadiad (Kheda)|||||||||||||Dahod|Navsari||Anand|Patan|Porbandar|Vyara (Tapi)',
  // https://www.bajajfinservmarkets.in/insurance/motor-insurance/rto/kerala-rto.html and https://groww.in/rto/kerala;
  // 15 is the state's own buses
  KL: 'Thiruvananthapuram|Kollam|Pathanamthitta|Alappuzha|Kottayam|Idukki|Ernakulam|Thrissur|Palakkad|Malappuram|Kozhikode|Wayanad|Kannur|Kasaragod||Attingal|Muvattupuzha|Vadakara|Parassala|Neyyattinkara|Nedumangad|Kazhakkoottam|Karunagappally|Kottarakkara|Punalur|Adoor|Thiruvalla|Mallappally|Kayamkulam|Chengannur|Mavelikkara',
  // https://www.carinfo.app/rto-vehicle-registration-detail/karnataka and
  // https://www.bankbazaarinsurance.com/car-insurance/rto-karnataka.html
  KA: 'Bengaluru Central|Bengaluru West|Bengaluru East|Bengaluru North|Bengaluru South|Tumakuru|Kolar|Kolar Gold Fields|Mysuru West|Chamarajanagar|Mandya|Madikeri|Hassan|Shivamogga|Sagara|Chitradurga|Davanagere|Chikkamagaluru|Mangaluru|Udupi|Puttur|Belagavi|Chikkodi|Bailhongal|Dharwad|Gadag|Haveri|Vijayapura|Bagalkote|Karwar|Sirsi|Kalaburagi|Yadgir|Ballari|Hosapete|Raichur|Koppal|Bidar|Bhalki|Chikkaballapura',
  // https://hdfcergo.com/motor-insurance/rto/maharashtra for the first of them; the others from an insurer's list of places
  MH: 'Mumbai Central|Mumbai West|Mumbai East|Thane|Kalyan|Pen (Raigad)|Sindhudurg|Ratnagiri|Kolhapur|Sangli|Satara|Pune|Solapur|Pimpri-Chinchwad|Nashik|Ahilyanagar (Ahmednagar)|Shrirampur|Dhule|Jalgaon|Chhatrapati Sambhajinagar (Aurangabad)|Jalna|Parbhani|Beed|Latur|Dharashiv (Osmanabad)|Nanded|Amravati|Buldhana|Yavatmal|Akola|Nagpur|Wardha|Gadchiroli|Chandrapur|Gondia|Bhandara|Washim|Hingoli|Nandurbar|Nagpur Rural|Malegaon|Baramati|Navi Mumbai|Ambajogai|Akluj|Panvel|Borivali|Vasai|Nagpur East|Karad',
}

/** The registering office of a state's number ('MH', '12'), or null where this copy does not know it. */
export function officeOf(stateCode: string, office: string): string | null {
  if (!Object.hasOwn(offices, stateCode)) return null
  return offices[stateCode]!.split('|')[Number(office) - 1] || null
}
