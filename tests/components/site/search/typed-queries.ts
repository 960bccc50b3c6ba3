/** Queries as people type them, the tool that comes first, and the controls that they set, as in its link. */
const QUERIES = `
Loans: slips, Hindi, words for numbers
emmi 25 lakh 9% 20 yrs | emi-calculator | principal=2500000&rate=9&years=20
emi25lakh9%20years | emi-calculator | principal=2500000&rate=9&years=20
emi calulator 30 lac 8.4 15 yaers | emi-calculator | principal=3000000&rate=8.4&years=15
home laon 45 lakhs @8.65% 25 yr | emi-calculator | principal=4500000&rate=8.65&years=25
होम लोन 50 लाख 8.5 प्रतिशत 20 साल | emi-calculator | principal=5000000&rate=8.5&years=20
twenty five lakh home loan 9 percent 20 years | emi-calculator | principal=2500000&rate=9&years=20
bees lakh ka loan 15 saal 9% | emi-calculator | principal=2000000&rate=9&years=15
dedh lakh bike loan 11% 3 saal kist | emi-calculator | principal=150000&rate=11&years=3
1 crore 20 lakh home loan 8.75% 240 months | emi-calculator | principal=12000000&rate=8.75&tenureIn=months&months=240
gaadi ka loan 7.5 lakh 9.5% 60 mahine ki kist | emi-calculator | principal=750000&rate=9.5&tenureIn=months&months=60
किस्त 10 लाख 10% 5 साल | emi-calculator | principal=1000000&rate=10&years=5
kitni emi banegi 8 lakh par 9.25% 7 saal | emi-calculator | principal=800000&rate=9.25&years=7
personal loan 2.5L 16% 24 months | emi-calculator | principal=250000&rate=16&tenureIn=months&months=24
gold loan | emi-calculator
loan ka byaj | emi-calculator

How much loan
loan eligibility 80000 salary | loan-eligibility-calculator | monthlyIncome=80000
kitna loan milega 50000 salary par | loan-eligibility-calculator | monthlyIncome=50000
home loan eligiblity 1.2 lakh income 20000 emi 8.5% 20 years | loan-eligibility-calculator | monthlyIncome=120000&otherEmis=20000&ratePct=8.5&months=240
12 lakh salary how much loan can i get | loan-eligibility-calculator | monthlyIncome=100000
70000 तनख्वाह पर कितना लोन मिलेगा | loan-eligibility-calculator | monthlyIncome=70000
kitna loan milega | loan-eligibility-calculator

Savings
spi 5000 12% 15 yr | sip-calculator | amount=5000&rate=12&years=15
एसआईपी 10000 12% 20 साल | sip-calculator | amount=10000&rate=12&years=20
sip 15k monthly for 10 yrs @ 13% | sip-calculator | amount=15000&rate=13&years=10
1 crore ke liye sip 20 saal 12% | sip-calculator | goal=10000000&rate=12&years=20
do hazar sip 10 saal | sip-calculator | amount=2000&years=10
fixed depsit 3 lakh 7.25% 2 yrs | fd-calculator | principal=300000&rate=7.25&years=2
एफडी 5 लाख 7% 3 साल | fd-calculator | principal=500000&rate=7&years=3
fd 2,50,000 for 1 year 6.8% | fd-calculator | principal=250000&rate=6.8&years=1
rd 3000 per month 7% 3 years | rd-calculator | amount=3000&rate=7&months=36
recuring deposit 5000 24 months 6.7% | rd-calculator | amount=5000&rate=6.7&months=24
lump sum 2 lakh 12% 15 yrs | investment-returns-calculator | initial=200000&annual=0&rate=12&years=15
ek lakh invest 10 saal 12% | investment-returns-calculator | initial=100000&annual=0&rate=12&years=10
cagr 50000 to 120000 in 7 years | investment-returns-calculator | measure=cagr&cagrFrom=50000&cagrTo=120000&cagrYears=7
ppf 1.5 lakh 15 years | ppf-calculator | deposits=year_150000__&financialYears=15
ppf 5000 per month 15 yrs | ppf-calculator | deposits=month_5000__&financialYears=15
पीपीएफ 50000 सालाना 20 साल | ppf-calculator | deposits=year_50000__&financialYears=20
ppf 12500 monthly | ppf-calculator | deposits=month_12500__
dhai lakh ki fd 7.1% 5 saal | fd-calculator | principal=250000&rate=7.1&years=5
nps 5000 a month age 30 | nps-calculator | monthly=5000&years=30
nps 10000 25 years 10% | nps-calculator | monthly=10000&years=25&returnPct=10
एनपीएस 3000 उम्र 35 | nps-calculator | monthly=3000&years=25
nsc 1 lakh | savings-schemes | scheme=nsc&amount=100000
kisan vikas patra 50000 | savings-schemes | scheme=kvp&amount=50000
post office mis 9 lakh | savings-schemes | scheme=mis&amount=900000
scss 30 lakh | savings-schemes | scheme=scss&amount=3000000
sukanya samriddhi 1.5 lakh per year | savings-schemes | scheme=ssy&deposits=year_150000__
ssy 10000 per month | savings-schemes | scheme=ssy&deposits=month_10000__
post office rd 3000 | savings-schemes | scheme=recurring-deposit&monthly=3000
post office time deposit 2 lakh 3 years | savings-schemes | scheme=time-deposit&amount=200000&years=3
beti ke liye scheme | savings-schemes
credit card bill 75000 3.5% pay 6000 | credit-card-payoff-calculator | balance=75000&apr=42&payment=6000

Salary
18lpa inhand | salary-calculator | ctc=1800000
ctc 15 lakh take home | salary-calculator | ctc=1500000
20 lpa package kitna haath me aayega | salary-calculator | ctc=2000000
सीटीसी 10 लाख हाथ में | salary-calculator | ctc=1000000
in hand salary 12 lpa old regime | salary-calculator | ctc=1200000&regime=old
gross 80000 per month in hand | salary-calculator | startFrom=gross&monthlyGross=80000
75000 in hand ke liye ctc | salary-calculator | startFrom=inHand&wantedInHand=75000
14 lpa in hand bangalore | salary-calculator | ctc=1400000&state=Karnataka
epf 20000 basic | epf-calculator | monthlyWage=20000
pf basic 25000 age 30 | epf-calculator | monthlyWage=25000&years=28
epf 30000 basic 20 years 8.25% | epf-calculator | monthlyWage=30000&years=20&ratePct=8.25
ईपीएफ 15000 बेसिक 25 साल | epf-calculator | monthlyWage=15000&years=25
pf balance 5 lakh basic 40000 15 years | epf-calculator | monthlyWage=40000&years=15&openingBalance=500000
eps pension 15000 25 years | epf-calculator | kind=epsPension&averageWage60Months=15000&years=25
provident fund calculater | epf-calculator
gratuity 10 years 50000 | gratuity-calculator | wages=50000&years=10
gratutiy basic 42000 12 years 7 months | gratuity-calculator | wages=42000&years=12&months=7
ग्रेच्युटी 60000 8 साल | gratuity-calculator | wages=60000&years=8
75000 basic 15 saal ki gratuity | gratuity-calculator | wages=75000&years=15
gratuity on retirement 30 yrs 80000 basic | gratuity-calculator | wages=80000&years=30&leaving=retirement
hra 50000 basic 15000 rent mumbai | hra-calculator | periods=12_50000_20000_15000_Mumbai
hra basic 40000 hra 20000 rent 18000 delhi | hra-calculator | periods=12_40000_20000_18000_Delhi
60000 basic 25000 hra 30000 rent bangalore | hra-calculator | periods=12_60000_25000_30000_Bengaluru
hra exemption basic 30000 hra 12000 kiraya 10000 noida | hra-calculator | periods=12_30000_12000_10000_Other
hra | hra-calculator
एचआरए | hra-calculator

Tax
income tex 14 lakh | income-tax-calculator | rules=fy-2026-27&income=1400000&regime=new
15 लाख पर इनकम टैक्स | income-tax-calculator | rules=fy-2026-27&income=1500000&regime=new
tax kitna lagega 9 lakh par | income-tax-calculator | rules=fy-2026-27&income=900000&regime=new
old regime tax on 16.5 lakh | income-tax-calculator | rules=fy-2026-27&income=1650000&regime=old
aaykar 20 lakh | income-tax-calculator | rules=fy-2026-27&income=2000000&regime=new
gts 18 on 4500 | gst-calculator | amount=4500&rate=18&type=exclusive
जीएसटी 18% 2500 पर | gst-calculator | amount=2500&rate=18&type=exclusive
5900 me se gst hatao 18% | gst-calculator | amount=5900&rate=18&type=inclusive
gst 12500 5 percent inclusive | gst-calculator | amount=12500&rate=5&type=inclusive
50 hazar par 18% gst | gst-calculator | amount=50000&rate=18&type=exclusive
gst calc | gst-calculator
gst late fee 20 days | gst-late-fee-calculator | due=2026-11-03&filed=2026-11-23
gstr 1 nil 35 days late | gst-late-fee-calculator | form=GSTR-1&due=2026-10-19&filed=2026-11-23&nil=true
gstr3b late fees due 20 may 2026 filed 15 june 2026 | gst-late-fee-calculator | form=GSTR-3B&due=2026-05-20&filed=2026-06-15
gst der se bharne ki late fee | gst-late-fee-calculator
advance tax 2 lakh | advance-tax-calculator | taxOnReturnedIncome=200000
advance tax on 300000 tds 50000 | advance-tax-calculator | taxOnReturnedIncome=300000&tdsAndTcs=50000
capital gains shares bought 5 lakh sold 9 lakh | capital-gains-calculator | asset=equity&cost=500000&sale=900000
ltcg 3 lakh | capital-gains-calculator | question=year&equityLong=300000
stcg tax on 1.5 lakh shares | capital-gains-calculator | question=year&short20=150000
property bought 20 lakh sold 80 lakh capital gain | capital-gains-calculator | asset=property&cost=2000000&sale=8000000
gold bought on 10 jan 2020 for 5 lakh sold 1 june 2026 for 12 lakh capital gain | capital-gains-calculator | asset=gold&bought=2020-01-10&sold=2026-06-01&cost=500000&sale=1200000
tds on 45000 rent per month | tds-deduction-calculator | rules=fy-2026-27&kind=rent&amount=45000&rentPeriod=month
stamp duty 75 lakh maharashtra woman | e-stamp-duty-calculator | state=MH&value=7500000&buyer=female
स्टाम्प ड्यूटी 40 लाख दिल्ली | e-stamp-duty-calculator | state=DL&value=4000000
flat registry 60 lakh noida | e-stamp-duty-calculator | state=UP&value=6000000

Documents
rent receipt 15000 | receipt-generator | type=rent&amount=15000
kiraye ki raseed 12000 | receipt-generator | type=rent&amount=12000
invoice 5000 18% gst | invoice-generator | items-1-rate=5000&items-1-taxRatePercent=18
rent | receipt-generator
kiraya rasid | receipt-generator
bill banana hai | invoice-generator
estimate banao | quotation-generator

Everyday sums
umar 15 agast 1990 | age-calculator | dob=1990-08-15
15/08/1990 ko paida umar kitni | age-calculator | dob=1990-08-15
जन्म 5 मार्च 1998 उम्र | age-calculator | dob=1998-03-05
how old am i born 1 jan 2000 | age-calculator | dob=2000-01-01
12.5 percent of 36000 | percentage-calculator | mode=percentOf&x=12.5&y=36000
2400 का 15 प्रतिशत | percentage-calculator | mode=percentOf&x=15&y=2400
450 out of 600 percentage | percentage-calculator | mode=isWhatPercentOf&x=450&y=600
1500 pe 20% discount | percentage-calculator | price=1500&off=20&thenOff=0
bmi 68 kg 172 cm | bmi-calculator | height=172&weight=68
vajan 80 kg 5 ft 9 in bmi | bmi-calculator | height=175.26&weight=80
2 bigha in acre | unit-converter | category=area&value=2&to=acre
37 c to f | unit-converter | category=temperature&value=37&from=celsius&to=fahrenheit
100 डॉलर रुपये में | currency-converter | amount=100&from=USD&to=INR
250 euro to rupee | currency-converter | amount=250&from=EUR&to=INR
45*12+300 | all-in-one-calculator | mode=scientific&sum=45*12+300
cgpa 7.9 percentage | exam-result-checker-guide | cgpa=7.9
bijli bill 250 yunit delhi | electricity-bill-estimator | units=250&state=DL&tariff=published
बिजली बिल 300 यूनिट महाराष्ट्र | electricity-bill-estimator | units=300&state=MH&tariff=published
electrcity bill 180 units karnataka | electricity-bill-estimator | units=180&state=KA&tariff=published
jio recharge 84 days | mobile-recharge-plan-finder | operator=JIO&days=84
airtel 28 days 2gb per day | mobile-recharge-plan-finder | operator=AIRTEL&days=28&data=2
days to diwali | countdown-timer-creator | date=2027-10-29
how many days until 1 jan 2027 | countdown-timer-creator | date=2027-01-01
नया साल कितने दिन | countdown-timer-creator | date=2027-01-01

Places and days
weathr delhi | weather-forecast | city=delhi
दिल्ली का मौसम | weather-forecast | city=delhi
kal mumbai mein barish hogi kya | weather-forecast | city=mumbai
aqi lucknow | weather-forecast | city=lucknow
pincod of andheri | pincode-finder | place=andheri
koramangala pin code | pincode-finder | place=koramangala
पिन कोड अंधेरी | pincode-finder | place=andheri
560034 | pincode-finder | pincode=560034
ifsc code sbi andheri | ifsc-code-finder | place=sbi andheri
HDFC0000001 | ifsc-code-finder | ifsc=HDFC0000001
MH12AB1234 | vehicle-rc-checker | registration=MH12AB1234
aaj ki tithi | daily-panchang-muhurat
kal ka panchang | daily-panchang-muhurat | date=2026-11-24
rahu kaal today | daily-panchang-muhurat
राहु काल | daily-panchang-muhurat
suryoday mumbai | daily-panchang-muhurat | city=mumbai
diwalli 2027 | indian-festival-calendar | year=2027
दिवाली कब है 2027 | indian-festival-calendar | year=2027
deepawli 2028 | indian-festival-calendar | year=2028
raksha bandan 2027 | indian-festival-calendar | year=2027
karwa chauth kab hai | indian-festival-calendar | year=2027
navratri 2027 date | indian-festival-calendar | year=2027
rath yatra 2027 | indian-festival-calendar | year=2027
akshay tritiya 2027 | indian-festival-calendar | year=2027
teej 2027 | indian-festival-calendar | year=2027
shadi ka muhurat | daily-panchang-muhurat
govt holidays 2027 | indian-festival-calendar

Further kinds
emi for 35 lacs @ 8.75% for 22 years | emi-calculator | principal=3500000&rate=8.75&years=22
कार लोन 8 लाख 9% 5 साल ईएमआई | emi-calculator | principal=800000&rate=9&years=5
how much sip for 2 crore in 25 years | sip-calculator | goal=20000000&years=25
monthly investment 10000 for 10 years at 12% | sip-calculator | amount=10000&rate=12&years=10
nps 50000 per year 30 years | nps-calculator | monthly=4166.67&years=30
25 lpa ctc take home monthly | salary-calculator | ctc=2500000
how much loan on 9 lpa | loan-eligibility-calculator | monthlyIncome=75000
rent 20000 basic 60000 hra 24000 hyderabad | hra-calculator | periods=12_60000_24000_20000_Hyderabad
crypto profit 2 lakh tax | capital-gains-calculator | asset=vda&cost=0&sale=200000
tax on 60000 per month salary | income-tax-calculator | rules=fy-2026-27&income=720000&regime=new
price without gst 5600 at 12% | gst-calculator | amount=5600&rate=12&type=inclusive
350 unit light bill karnataka | electricity-bill-estimator | units=350&state=KA&tariff=published
5 फुट 6 इंच से सेमी | unit-converter | category=length&value=66&from=inch&to=centimetre
gstr 9 late fee 100 days | gst-late-fee-calculator | form=GSTR-9&due=2026-08-15&filed=2026-11-23
2 lakh loan @ 1.5% per month 24 months | emi-calculator | principal=200000&rate=18&tenureIn=months&months=24
1 lakh par 7% byaj 3 saal | fd-calculator | principal=100000&rate=7&years=3
fd 50 hazar 1 saal 7 taka | fd-calculator | principal=50000&rate=7&years=1
cc bill 60000 interest 3% | credit-card-payoff-calculator | balance=60000&apr=36
net salary for 15 lakh | salary-calculator | ctc=1500000
salary 50000 | salary-calculator | startFrom=gross&monthlyGross=50000
mujhe kitna home loan mil sakta hai 60000 salary | loan-eligibility-calculator | monthlyIncome=60000
20 percent tip on 850 | percentage-calculator | mode=percentOf&x=20&y=850
450 marks out of 500 | percentage-calculator | mode=isWhatPercentOf&x=450&y=500
150 / 3 | all-in-one-calculator | mode=scientific&sum=150%20/%203
bmi 5.8 feet 70 kg | bmi-calculator | height=172.72&weight=70
01/01/2000 | age-calculator | dob=2000-01-01
1 ton to kg | unit-converter | category=weight&value=1&from=tonne&to=kilogram
stamp duty 50 lakh | e-stamp-duty-calculator | value=5000000
upi qr shop@okaxis 500 | qr-code-generator | kind=upi&vpa=shop@okaxis&amount=500
expense 250 lunch | daily-expense-tracker | description=lunch&amount=250
quotation 25000 | quotation-generator | items-1-rate=25000
receipt 5000 upi | receipt-generator | amount=5000&mode=upi
80c | income-tax-calculator
purnima | daily-panchang-muhurat

By name, purpose and slip
incom tax calculater | income-tax-calculator
slary calculator | salary-calculator
take home pay | salary-calculator
retirement corpus | retirement-calculator
pension | nps-calculator
capital gain tax | capital-gains-calculator
advance tax due date | advance-tax-calculator
stamp dutty | e-stamp-duty-calculator
electrisity bill | electricity-bill-estimator
qr code | qr-code-generator
upi qr | qr-code-generator
visiting card | digital-visiting-card-maker
kharcha | daily-expense-tracker
gaadi number check | vehicle-rc-checker
pan card check | pan-card-verification-guide
10th result | exam-result-checker-guide
lov calculator | love-calculator
pyar calculator | love-calculator
mausam | weather-forecast
tithi | daily-panchang-muhurat
umar calculator | age-calculator
dollar to rupees | currency-converter
land area converter | unit-converter
sip return | sip-calculator
fd calc | fd-calculator
proforma invoice | quotation-generator
cash receipt | receipt-generator
jio plan | mobile-recharge-plan-finder
good morning quotes | random-quote-generator

From a further list: places and codes
MH12 | vehicle-rc-checker
ka 01 | vehicle-rc-checker
MH12AB1234 owner name | vehicle-rc-checker | registration=MH12AB1234
KA 05 MN 4321 rc details | vehicle-rc-checker | registration=KA05MN4321
gaadi number se malik ka naam | vehicle-rc-checker
rc status | vehicle-rc-checker
MH 12 AB 1234 challan | vehicle-rc-checker | registration=MH12AB1234
up 14 kis jile ka number hai | vehicle-rc-checker
पिन कोड 110001 | pincode-finder | pincode=110001
15-aug-90 age | age-calculator | dob=1990-08-15
12-mar-1994 | age-calculator | dob=1994-03-12
15 sep 2005 age | age-calculator | dob=2005-09-15
age if born in 1995 june 10 | age-calculator | dob=1995-06-10
जन्म तारीख से उम्र | age-calculator
aaj ka rahukaal mumbai | daily-panchang-muhurat | city=mumbai
parso ka panchang | daily-panchang-muhurat | date=2026-11-25
chand kab niklega | daily-panchang-muhurat

Loans and savings
home lone emi | emi-calculator
2 bhk 50 lakh loan emi | emi-calculator | principal=5000000
emi per lakh 9% 20 years | emi-calculator | principal=100000&rate=9&years=20
no cost emi 30000 6 months | emi-calculator | principal=30000&rate=0&tenureIn=months&months=6
60000 salary 40 lakh loan milega kya | loan-eligibility-calculator | monthlyIncome=60000
5000 emi pe kitna loan milega | loan-eligibility-calculator
fd 50000 | fd-calculator | principal=50000
rd 5000 | rd-calculator | amount=5000
pf 15000 | epf-calculator | monthlyWage=15000
epf 22000 basic age 32 10% hike | epf-calculator | monthlyWage=22000&years=26&raisePct=10
gratuity 50000 basic 25000 hra 10 years | gratuity-calculator | wages=50000&years=10
nps 1 lakh yearly age 40 | nps-calculator | monthly=8333.33&years=20
td 20000 post office | savings-schemes | scheme=time-deposit&amount=20000
10 lakh in 5 years sip 12% | sip-calculator | goal=1000000&rate=12&years=5
sip 5000 12% 10 years step up 10% | sip-calculator | amount=5000&rate=12&years=10&stepUp=10

Tax and salary
tax on 12 lakh age 62 old regime | income-tax-calculator | rules=fy-2026-27&income=1200000&regime=old&age=senior
income tax 10 lakh fy 2025-26 | income-tax-calculator | rules=fy-2025-26&income=1000000&regime=new
salary hike 50000 to 60000 percent | percentage-calculator | mode=percentChange&x=50000&y=60000
hra 2.4 lakh basic 6 lakh rent 3 lakh | hra-calculator | periods=12_50000_20000_25000_Delhi
gst kaise nikale 4500 18% | gst-calculator | amount=4500&rate=18&type=exclusive
3540 me gst kitna hai 18% | gst-calculator | amount=3540&rate=18&type=inclusive
tds 10% on 50000 | tds-deduction-calculator

Bills, documents, sizes and parts
बिजली बिल 250 यूनिट यूपी | electricity-bill-estimator | units=250&state=UP&tariff=published
tneb bill 500 units | electricity-bill-estimator | units=500&state=TN&tariff=published
500 unit ka bill kitna aayega karnataka | electricity-bill-estimator | units=500&state=KA&tariff=published
bijli bill 2 kw 300 units delhi | electricity-bill-estimator | units=300&state=DL&tariff=published
bescom bill calculator | electricity-bill-estimator
jio recharge 1 year | mobile-recharge-plan-finder | operator=JIO&days=365
invoice for 5000 gst 18 | invoice-generator | items-1-rate=5000&items-1-taxRatePercent=18
bill banana hai 2500 ka gst ke sath | invoice-generator | items-1-rate=2500
ghar ka kiraya raseed | receipt-generator
rent slip for office hra | receipt-generator
rent receipt 15000 pm 12 months | receipt-generator | type=rent&amount=15000&yearPack=true
paytm qr 9876543210@paytm | qr-code-generator | kind=upi&vpa=9876543210@paytm
100 gaj kitne square feet | unit-converter | category=area&value=100&to=squareFoot
10 tola gold kitna gram | unit-converter | category=weight&value=10&to=gram
5 cent land in sq ft | unit-converter | category=area&value=5&to=squareFoot
5 feet 8 inch kitne cm | unit-converter | category=length&value=68&from=inch&to=centimetre
1 acre in bigha | unit-converter | category=area&value=1&from=acre
5 feet 4 inch 60 kg | bmi-calculator | height=162.56&weight=60
bmi 154 lbs 68 inches | bmi-calculator | height=172.72
5% of 25L | percentage-calculator | mode=percentOf&x=5&y=2500000
50k is what percent of 2 lakh | percentage-calculator | mode=isWhatPercentOf&x=50000&y=200000
500 me se 438 kitna percent | percentage-calculator | mode=isWhatPercentOf&x=438&y=500
20% off 50% off 2000 | percentage-calculator | price=2000&off=20&thenOff=50
1299 - 15% | percentage-calculator | price=1299&off=15&thenOff=0

Names and purposes
ghar ka loan calculator | emi-calculator
पर्सेंटेज कैलकुलेटर | percentage-calculator
qutation maker | quotation-generator
good morning quotes hindi | random-quote-generator
love calculator rahul priya | love-calculator
cbse result kab aayega | exam-result-checker-guide
kharcha likhna hai | daily-expense-tracker
`

/**
 * Queries with a number that their tool does not take, or not surely: it comes first, and the search gives no answer.
 */
export const unclearQueries: readonly (readonly [query: string, slug: string])[] = [
  ['electricity bill 250 units', 'electricity-bill-estimator'],
  ['age 15 aug', 'age-calculator'],
  ['age on 1 jan 2020 born 15 aug 1990', 'age-calculator'],
  ['emi 5000', 'emi-calculator'],
  ['loan 5 lakh emi 10000 kitne saal', 'emi-calculator'],
  ['car price 12 lakh down payment 2 lakh emi 9% 5 years', 'emi-calculator'],
  ['emi 5 lakh 9% 90 days', 'emi-calculator'],
  ['1 lakh 2% per month byaj 1 saal', 'fd-calculator'],
  ['5 lakh sip already 5000 monthly 10 years', 'sip-calculator'],
  ['invest 5 lakh get 10 lakh in 6 years', 'investment-returns-calculator'],
  ['home loan 8.5%', 'emi-calculator'],
  ['sip 500 per day', 'sip-calculator'],
  ['fd 10 lakh 7% quarterly payout 5 years', 'fd-calculator'],
  ['ppf 5000 monthly 3 lakh balance', 'ppf-calculator'],
  ['tax on fd interest 50000', 'income-tax-calculator'],
  ['gst 18% 5 items 200 each', 'gst-calculator'],
  ['increase 40000 by 15%', 'percentage-calculator'],
  ['40000 + 15%', 'percentage-calculator'],
  ['bmi 5.10 80kg', 'bmi-calculator'],
  ['stamp duty 50 lakh and 20 lakh delhi', 'e-stamp-duty-calculator'],
  ['electricity 5 star ac 8 hours', 'electricity-bill-estimator'],
  ['tax 15 lakh 2 lakh home loan interest old', 'income-tax-calculator'],
  ['in hand 15 lpa 2 lakh bonus', 'salary-calculator'],
  ['salary 12 lakh pf 1800 in hand', 'salary-calculator'],
  ['stamp duty rent agreement 15000 maharashtra', 'e-stamp-duty-calculator'],
  ['plot bought 2015 15 lakh sold 2026 40 lakh capital gain', 'capital-gains-calculator'],
  ['what is 20% of 50% of 1000', 'percentage-calculator'],
  ['10 se 15 lpa hike percent', 'percentage-calculator'],
  ['flat 500 off on 2499', 'percentage-calculator'],
  ['100 usd + 50 eur in inr', 'currency-converter'],
  ['sunset today pune', 'daily-panchang-muhurat'],
]

export interface TypedQuery {
  query: string
  slug: string
  set: Record<string, string>
}

/** The queries of a text, each in a line of its own, with the tool and the controls as in its link. */
export const queriesOf = (text: string): readonly TypedQuery[] =>
  text
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [query = '', slug = '', link = ''] = line.split(' | ')
      return { query, slug, set: Object.fromEntries(new URLSearchParams(link.replaceAll('+', '%2B'))) }
    })

export const typedQueries = queriesOf(QUERIES)
