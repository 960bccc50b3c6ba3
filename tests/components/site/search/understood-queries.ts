/**
 * Queries with what each of their words means, written down before they were tried: the tool, the controls
 * that they set and no others, and what the search may answer. A figure is worked out by a formula of
 * `understood-queries.test.ts`; 'page' is the figure of the tool's own calculation, where law decides it;
 * 'alone' is none: the query has a word or a number that the search does not understand, or too few.
 */
const QUERIES = `
Loans
home loan emi 32 lakh at 8.75% for 18 years | emi-calculator | principal=3200000&rate=8.75&years=18 | emi(3200000,8.75,216)
calculate emi on 6 lakh @ 10.5% 48 months | emi-calculator | principal=600000&rate=10.5&tenureIn=months&months=48 | emi(600000,10.5,48)
personal loan of 4.5 lakh 15% 3 years emi | emi-calculator | principal=450000&rate=15&years=3 | emi(450000,15,36)
two wheeler loan 90000 12% 24 months | emi-calculator | principal=90000&rate=12&tenureIn=months&months=24 | emi(90000,12,24)
what is the emi for 18 lakh 9.1% 12 yrs | emi-calculator | principal=1800000&rate=9.1&years=12 | emi(1800000,9.1,144)
gaadi loan 5 lakh 9% 4 saal emi kitni hogi | emi-calculator | principal=500000&rate=9&years=4 | emi(500000,9,48)
education loan 8 lakh 10% 7 years | emi-calculator | principal=800000&rate=10&years=7 | emi(800000,10,84)
sbi home loan 40 lakh 8.5% 20 years | emi-calculator | principal=4000000&rate=8.5&years=20 | emi(4000000,8.5,240)
hdfc car loan 7 lakh 9.25% 5 years emi | emi-calculator | principal=700000&rate=9.25&years=5 | emi(700000,9.25,60)
monthly emi for 60000 phone 14% 12 months | emi-calculator | principal=60000&rate=14&tenureIn=months&months=12 | emi(60000,14,12)
20 lakh loan 9% 10 years monthly payment | emi-calculator | principal=2000000&rate=9&years=10 | emi(2000000,9,120)
property loan 75 lakh 8.6% 25 years | emi-calculator | principal=7500000&rate=8.6&years=25 | emi(7500000,8.6,300)
tees lakh ka loan 9% 20 saal emi batao | emi-calculator | principal=3000000&rate=9&years=20 | emi(3000000,9,240)
₹ 3,00,000 personal loan 13.5% 30 months | emi-calculator | principal=300000&rate=13.5&tenureIn=months&months=30 | emi(300000,13.5,30)
15 लाख का लोन 9% 15 साल की किस्त कितनी होगी | emi-calculator | principal=1500000&rate=9&years=15 | emi(1500000,9,180)
gold loan 2 lakh 9% 12 months emi | emi-calculator | principal=200000&rate=9&tenureIn=months&months=12 | emi(200000,9,12)
business loan 25 lakh 14% 5 years | emi-calculator | principal=2500000&rate=14&years=5 | emi(2500000,14,60)
emi 5 lakh 7% flat 3 years | emi-calculator | principal=500000&years=3&flatRate=7&whole=flat | page
flat rate 10% loan 2 lakh 2 years emi | emi-calculator | principal=200000&years=2&flatRate=10&whole=flat | page
emi 10 lakh 9% 5 years moratorium 6 months | emi-calculator | principal=1000000&rate=9&years=5&whole=moratorium&holiday=6 | page
balloon payment loan 10 lakh 9% 5 years | emi-calculator | | alone
home loan 50 lakh 8.5% 20 years after 5 years balance | emi-calculator | | alone
home loan 50 lakh 20 years sbi | emi-calculator | | alone
axis loan 5 lakh 3 years emi | emi-calculator | | alone
outstanding principal of 30 lakh 9% 20 years loan after 60 months | emi-calculator | | alone
apr personal loan 4 lakh 14% 3 years fee 2% | emi-calculator | principal=400000&rate=14&years=3&fee=2 | page
home loan 25 lakh 8.5% 20 years processing fee 15000 apr | emi-calculator | principal=2500000&rate=8.5&years=20&fee=0&otherCosts=15000 | page
balance transfer 30 lakh 9% to 8.25% 15 years | emi-calculator | principal=3000000&rate=9&years=15&whole=transfer&newRate=8.25 | page
loan 5 lakh emi 12000 9% | emi-calculator | principal=500000&rate=9&whole=solve&solveFor=tenure&wantedEmi=12000 | page
loan for emi 20000 9% 20 years | emi-calculator | rate=9&years=20&whole=solve&solveFor=principal&wantedEmi=20000 | page
loan 3 lakh emi 10000 3 years | emi-calculator | principal=300000&years=3&whole=solve&solveFor=rate&wantedEmi=10000 | page
bullet repayment loan 10 lakh 12% 2 years | emi-calculator | | alone
emi in usd 50000$ 6% 10 years | emi-calculator | | alone
home loan 40 lakh 8.5% 20 years prepay 3 lakh | emi-calculator | principal=4000000&rate=8.5&years=20&once=300000 | alone
emi 25 lakh 9% 15 years prepayment 10000 per month | emi-calculator | principal=2500000&rate=9&years=15&monthly=10000 | alone
loan 30 lakh 8.5% 20 years extra 50000 every year | emi-calculator | principal=3000000&rate=8.5&years=20&yearly=50000 | alone
home loan 20 lakh 9% 10 years part payment 2 lakh | emi-calculator | principal=2000000&rate=9&years=10&once=200000 | alone
emi 10 lakh + 5 lakh 9% 10 years | emi-calculator | | alone
emi holiday 3 months 10 lakh 9% 5 years | emi-calculator | principal=1000000&rate=9&years=5&whole=moratorium&holiday=3 | page
loan 10 lakh 9% 5 years total interest saved | emi-calculator | | alone
weekly emi 50000 12% 1 year | emi-calculator | | alone
interest only loan 10 lakh 9% 5 years | emi-calculator | | alone
loan emi -5 lakh 9% 5 years | emi-calculator | | alone
emi kitni banegi | emi-calculator | first | alone
loan against property 20 lakh 10% 10 years | emi-calculator | | alone
emi for 2 bhk 60 lakh 8.7% 20 years | emi-calculator | principal=6000000&rate=8.7&years=20 | emi(6000000,8.7,240)

How much loan
how much home loan can i get on 75000 salary | loan-eligibility-calculator | monthlyIncome=75000 | page
home loan eligibility 1 lakh income 15000 emi 9% 20 years | loan-eligibility-calculator | monthlyIncome=100000&otherEmis=15000&ratePct=9&months=240 | page
55000 salary par kitna loan milega | loan-eligibility-calculator | monthlyIncome=55000 | page
loan eligibility 80000 salary age 45 | loan-eligibility-calculator | | alone
loan eligibility 60000 salary cibil 700 | loan-eligibility-calculator | | alone
loan eligibility 60000 salary and wife 40000 | loan-eligibility-calculator | | alone
business loan eligibility 20 lakh turnover | loan-eligibility-calculator | | alone
home loan eligibility for nri 2 lakh income | loan-eligibility-calculator | | alone

Retirement
retirement corpus 50000 expenses age 35 | retirement-calculator | age=35&expenses=50000 | page
retire at 55 monthly expenses 60000 age 40 | retirement-calculator | age=40&retireAge=55&expenses=60000 | page
retirement planning 40000 per month expenses 7% inflation age 30 | retirement-calculator | age=30&expenses=40000&inflation=7 | page
retirement corpus 2 crore and 3 kids | retirement-calculator | | alone

SIP and investments
sip of 7500 per month for 8 years at 11% | sip-calculator | amount=7500&rate=11&years=8 | sip(7500,11,8)
mutual fund sip 2500 monthly 14% return 25 years | sip-calculator | amount=2500&rate=14&years=25 | sip(2500,14,25)
दस हजार की एसआईपी 12% 15 साल | sip-calculator | amount=10000&rate=12&years=15 | sip(10000,12,15)
sip 5000 10 years | sip-calculator | amount=5000&years=10 | sip(5000,12,10)
how much sip to reach 2 crore in 20 years 12% | sip-calculator | aim=goal&goal=20000000&rate=12&years=20 | goal(20000000,12,20)
goal 25 lakh 8 years sip 10% | sip-calculator | aim=goal&goal=2500000&rate=10&years=8 | goal(2500000,10,8)
sip 10000 12% 10 years step up 5% | sip-calculator | amount=10000&rate=12&years=10&stepUp=5 | step(10000,12,10,5)
sip 1 crore goal 15 years 12% step up 10% | sip-calculator | aim=goal&goal=10000000&rate=12&years=15&stepUp=10 | goalStep(10000000,12,15,10)
sip 5000 12% 10 years inflation 6% | sip-calculator | | alone
sip 5000 in nifty 50 for 10 years | sip-calculator | | alone
sip 5000 hdfc flexi cap 10 years | sip-calculator | | alone
sip 2000 per week 10 years 12% | sip-calculator | | alone
stop sip after 5 years 5000 12% | sip-calculator | | alone
swp 20000 from 50 lakh 8% sip | sip-calculator | | alone
sip 5000 vs lumpsum 6 lakh | sip-calculator | | alone
sip 5000 started in 2015 | sip-calculator | | alone
sip 5000 elss 3 years tax saving | sip-calculator | | alone
invest 5 lakh for 7 years at 10% | investment-returns-calculator | initial=500000&annual=0&rate=10&years=7 | lump(500000,10,7)
one time investment 2.5 lakh 12% 20 years | investment-returns-calculator | initial=250000&annual=0&rate=12&years=20 | lump(250000,12,20)
mutual fund 1 lakh 13% 5 years return | investment-returns-calculator | initial=100000&annual=0&rate=13&years=5 | lump(100000,13,5)
invest 1 lakh in gold 10 years 8% | investment-returns-calculator | | alone
invest 10 lakh in property 10% 10 years | investment-returns-calculator | | alone
lumpsum 5 lakh 12% 10 years after inflation 6% | investment-returns-calculator | | alone
invest 5 lakh tax free 7% 10 years | investment-returns-calculator | | alone
rule of 72 at 12 percent | investment-returns-calculator | | alone
cagr 2 lakh to 5 lakh in 6 years | investment-returns-calculator | aim=past&measure=cagr&cagrFrom=200000&cagrTo=500000&cagrYears=6 | cagr(200000,500000,6)
cagr from 80000 to 200000 8 years | investment-returns-calculator | aim=past&measure=cagr&cagrFrom=80000&cagrTo=200000&cagrYears=8 | cagr(80000,200000,8)
cagr of nifty 10000 to 24000 in 8 years | investment-returns-calculator | | alone
cagr 1 lakh to 2 lakh in 5 years with dividend 20000 | investment-returns-calculator | | alone

Deposits
fixed deposit 75000 6.9% 2 years maturity | fd-calculator | principal=75000&rate=6.9&years=2 | fd(75000,6.9,2)
sbi fd 2 lakh 6.8% 3 years | fd-calculator | principal=200000&rate=6.8&years=3 | fd(200000,6.8,3)
एफडी 4 लाख 7.1% 5 साल | fd-calculator | principal=400000&rate=7.1&years=5 | fd(400000,7.1,5)
10 lakh ki fd 7% 1 saal | fd-calculator | principal=1000000&rate=7&years=1 | fd(1000000,7,1)
fd 2 lakh 6.5% 2 years senior citizen | fd-calculator | principal=200000&rate=6.5&years=2&senior=true | fd(200000,7,2)
sbi fd 2 lakh 3 years | fd-calculator | | alone
hdfc bank fd 5 lakh 400 days | fd-calculator | | alone
fd 5 lakh 7% 5 years tax saver | fd-calculator | | alone
fd 5 lakh 7% compounded yearly 3 years | fd-calculator | | alone
fd 5 lakh 7% broken after 2 years | fd-calculator | | alone
premature fd withdrawal 5 lakh 7% 2 years penalty 1% | fd-calculator | | alone
fd 5 lakh 7% 5 years after tds | fd-calculator | | alone
fd 5 lakh 7% and 3 lakh 8% 5 years | fd-calculator | | alone
nri fd 10 lakh 6% 1 year | fd-calculator | | alone
fd 5 lakh monthly income 7% | fd-calculator | | alone
super senior fd 5 lakh 7% 1 year | fd-calculator | | alone
corporate fd 5 lakh 8% 3 years | fd-calculator | | alone
simple interest 1 lakh 8% 3 years | fd-calculator | | alone
compound interest 1 lakh 8% 3 years | fd-calculator | | alone
rd 4000 6.8% 3 years | rd-calculator | amount=4000&rate=6.8&months=36 | page
recurring deposit 2500 per month 7% 5 years | rd-calculator | amount=2500&rate=7&months=60 | page
rd 10000 7.1 24 months | rd-calculator | amount=10000&rate=7.1&months=24 | page
sbi rd 3000 2 years | rd-calculator | | alone
rd 5000 7% 5 years senior citizen | rd-calculator | | alone
rd 5000 7% 3 years missed 2 months | rd-calculator | | alone
rd 5000 weekly 7% 1 year | rd-calculator | | alone
fd vs rd vs post office | savings-schemes | | alone
fd vs rd vs post office 5 lakh 3 years | savings-schemes | sum=500000&sumYears=3 | alone
nsc or bank fd 2 lakh which is better after tax | savings-schemes | sum=200000 | alone
post office saving scheme | savings-schemes | | alone
post office schemes interest | savings-schemes | | alone
sukanya | savings-schemes | scheme=ssy | alone
sukanya samriddhi yojana | savings-schemes | scheme=ssy | alone
सुकन्या | savings-schemes | scheme=ssy | alone
scss interest rate | savings-schemes | scheme=scss | alone
kisan vikas patra | savings-schemes | scheme=kvp | alone
post office mis | savings-schemes | scheme=mis | alone
post office rd | savings-schemes | scheme=recurring-deposit | alone
nsc 50000 5 years | savings-schemes | scheme=nsc&amount=50000 | page
kvp 1 lakh maturity | savings-schemes | scheme=kvp&amount=100000 | page
scss 20 lakh | savings-schemes | scheme=scss&amount=2000000 | page
post office mis 5 lakh monthly income | savings-schemes | scheme=mis&amount=500000 | page
post office rd 4000 5 years | savings-schemes | scheme=recurring-deposit&monthly=4000 | page
post office fd 3 lakh 2 years | savings-schemes | scheme=time-deposit&amount=300000&years=2 | page
sukanya 60000 per year | savings-schemes | scheme=ssy&deposits=year_60000__ | page
ssy 4000 a month | savings-schemes | scheme=ssy&deposits=month_4000__ | page
sukanya 1 lakh per year girl age 4 | savings-schemes | | alone
nsc 5000 per month | savings-schemes | scheme=nsc | alone
scss 30 lakh joint account | savings-schemes | | alone
scss 15 lakh and 15 lakh wife | savings-schemes | | alone
kvp 50000 bought in 2020 | savings-schemes | | alone
ppf 50000 per year 15 years | ppf-calculator | deposits=year_50000__&financialYears=15 | page
ppf 3000 monthly 15 years | ppf-calculator | deposits=month_3000__&financialYears=15 | page
ppf 1 lakh yearly 20 saal | ppf-calculator | deposits=year_100000__&financialYears=20 | page
sbi ppf 1.5 lakh 15 years | ppf-calculator | deposits=year_150000__&financialYears=15 | page
ppf 1.5 lakh since 2015 | ppf-calculator | | alone
ppf withdrawal after 7 years 1 lakh | ppf-calculator | | alone
ppf loan 50000 3rd year | ppf-calculator | | alone
ppf extension 5 years 1 lakh | ppf-calculator | | alone
ppf vs nps 1 lakh 15 years | ppf-calculator | | alone
nps 4000 per month age 35 | nps-calculator | monthly=4000&years=25 | page
nps 60000 yearly 20 years | nps-calculator | monthly=5000&years=20 | page
nps 5000 monthly 25 years 9% | nps-calculator | monthly=5000&years=25&returnPct=9 | page
nps 5000 tier 2 20 years | nps-calculator |  | alone
nps vatsalya 1000 18 years | nps-calculator | | alone
nps pension 50000 wanted age 30 | nps-calculator | | alone
nps 5000 age 30 equity 75% | nps-calculator | | alone
nps withdrawal 10 lakh | nps-calculator | | alone

Salary and retirement
pf on basic 18000 age 28 | epf-calculator | monthlyWage=18000&years=30 | page
epf 40000 basic 15 years 5% hike | epf-calculator | monthlyWage=40000&years=15&raisePct=5 | page
eps pension 15000 30 years | epf-calculator | kind=epsPension&averageWage60Months=15000&years=30 | page
pf 6 lakh | epf-calculator | | alone
pf interest on 3 lakh balance | epf-calculator | | alone
epf withdrawal 5 lakh tax | epf-calculator | | alone
pf 1800 per month 20 years employer | epf-calculator | | alone
epf basic 6 lakh per year 20 years | epf-calculator | | alone
epf advance 2 lakh for house | epf-calculator | | alone
epf loan 3 lakh | epf-calculator | | alone
pf basic 20000 joined 2015 | epf-calculator | | alone
gratuity 12 years 45000 | gratuity-calculator | wages=45000&years=12 | 45000*15*12/26
gratuity on last drawn salary 52000 for 20 years service | gratuity-calculator | wages=52000&years=20 | 52000*15*20/26
ग्रेच्युटी 40000 15 साल | gratuity-calculator | wages=40000&years=15 | 40000*15*15/26
gratuity basic 60000 25 years retirement | gratuity-calculator | wages=60000&years=25&leaving=retirement | 60000*15*25/26
gratuity ctc 80000 10 years | gratuity-calculator | | alone
gratuity 8 lakh per annum 6 years | gratuity-calculator | | alone
gratuity 50000 7 years tax | gratuity-calculator | | alone
gratuity 50000 10 years not covered by act | gratuity-calculator | | alone
gratuity 50000 10 years teacher | gratuity-calculator | | alone
gratuity 50000 joined 2012 | gratuity-calculator | | alone
hra basic 45000 hra 18000 rent 16000 chennai | hra-calculator | periods=12_45000_18000_16000_Chennai | 12*min(18000,16000-4500,22500)
hra 60000 basic 24000 hra 20000 rent noida | hra-calculator | periods=12_60000_24000_20000_Other | 12*min(24000,20000-6000,24000)
hra basic 30000 hra 15000 rent 12000 delhi | hra-calculator | periods=12_30000_15000_12000_Delhi | 12*min(15000,12000-3000,15000)
hra basic 50000 hra 20000 rent 15000 surat | hra-calculator | | alone
hra basic 50000 hra 20000 rent 15000 old regime | hra-calculator | | alone
hra basic 50000 hra 20000 rent 15000 6 months | hra-calculator | | alone
hra rent to parents 20000 basic 50000 | hra-calculator | | alone
hra basic 40000 hra 16000 rent 15000 mumbai and pune | hra-calculator | | alone
24 lpa take home old regime | salary-calculator | ctc=2400000&regime=old | page
16 lpa in hand pune | salary-calculator | ctc=1600000&state=Maharashtra | page
11 lpa in hand hyderabad | salary-calculator | ctc=1100000&state=Telangana | page
50000 in hand ctc | salary-calculator | startFrom=inHand&wantedInHand=50000 | page
gross salary 70000 per month in hand | salary-calculator | startFrom=gross&monthlyGross=70000 | page
12 lpa in hand usa | salary-calculator | | alone
12 lpa in hand with 10% variable | salary-calculator | | alone
in hand 18 lpa with bonus | salary-calculator | | alone
20 lpa in hand no pf | salary-calculator | | alone
12 lpa in hand after loan | emi-calculator | | alone
in hand 12 lpa dubai | salary-calculator | | alone
salary 50000 basic 25000 hra 10000 | hra-calculator | | quiet
12 lpa in hand mumbai bangalore difference | salary-calculator | | alone
50 lpa in hand with esop | salary-calculator | | alone
8 lpa stipend in hand | salary-calculator | | alone
15 lpa in hand fy 2024-25 | salary-calculator | | alone
hike 30% on 8 lpa | percentage-calculator | | alone
50000 salary 15% increment | percentage-calculator | | alone

Income tax
income tax on 22 lakh new regime | income-tax-calculator | rules=fy-2026-27&income=2200000&regime=new | page
old regime income tax 14 lakh | income-tax-calculator | rules=fy-2026-27&income=1400000&regime=old | page
how much tax on 30 lakh salary | income-tax-calculator | rules=fy-2026-27&income=3000000&regime=new | page
income tax 9 lakh fy 2025-26 | income-tax-calculator | rules=fy-2025-26&income=900000&regime=new | page
income tax on 75000 per month | income-tax-calculator | rules=fy-2026-27&income=900000&regime=new | page
tax on 18 lakh senior citizen old regime | income-tax-calculator | rules=fy-2026-27&income=1800000&regime=old&age=senior | page
income tax 10 lakh age 65 old regime | income-tax-calculator | rules=fy-2026-27&income=1000000&regime=old&age=senior | page
सोलह लाख पर टैक्स | income-tax-calculator | rules=fy-2026-27&income=1600000&regime=new | page
tax on 15 lakh with 80c 1.5 lakh | income-tax-calculator | | alone
tax on 12 lakh business income | income-tax-calculator | | alone
tax on 20 lakh freelancer | income-tax-calculator | rules=fy-2026-27&source=profession&income=2000000&regime=new | alone
freelancer 44ada 42 lakh old regime | income-tax-calculator | rules=fy-2026-27&source=profession&income=4200000&regime=old | page
44ad 90 lakh | income-tax-calculator | rules=fy-2026-27&source=business&income=9000000&regime=new | page
tax on 15 lakh nri | income-tax-calculator | | alone
tax on 15 lakh huf | income-tax-calculator | | alone
tax on 10 lakh agricultural income | income-tax-calculator | | alone
tax on 15 lakh pension | income-tax-calculator | | alone
tax on 12 lakh taxable income | income-tax-calculator | | alone
tax on 50 lakh company | income-tax-calculator | | alone
income tax refund 50000 | income-tax-calculator | | alone
tax on 5 lakh gift | income-tax-calculator | | alone
tax on 10 lakh lottery | income-tax-calculator | | alone
tax on 15 lakh uk | income-tax-calculator | | alone
income tax slab 2015-16 10 lakh | income-tax-calculator | | alone
tax saving on 15 lakh | income-tax-calculator | | alone
marginal relief on 12.5 lakh tax | income-tax-calculator | | alone
tax on 15 lakh divided by 2 | income-tax-calculator | | alone
advance tax 3 lakh | advance-tax-calculator | taxOnReturnedIncome=300000 | page
advance tax 1.5 lakh tds 40000 | advance-tax-calculator | taxOnReturnedIncome=150000&tdsAndTcs=40000 | page
advance tax 2 lakh senior citizen | advance-tax-calculator | | alone
advance tax penalty 50000 | advance-tax-calculator | | alone
advance tax 1 lakh paid in march | advance-tax-calculator | | alone
advance tax 2 lakh 44ad | advance-tax-calculator | | alone
44ada | advance-tax-calculator | first | alone
15H | tds-deduction-calculator | first | alone
form 15g | tds-deduction-calculator | first | alone
194-IB | tds-deduction-calculator | first | alone
194-ib tds | tds-deduction-calculator | first | alone
ltcg 4 lakh | capital-gains-calculator | question=year&equityLong=400000 | page
stcg on 2 lakh shares | capital-gains-calculator | question=year&short20=200000 | page
capital gains shares bought 3 lakh sold 7 lakh | capital-gains-calculator | asset=equity&cost=300000&sale=700000 | page
property bought 1 jan 2010 for 30 lakh sold 1 may 2026 for 90 lakh capital gain | capital-gains-calculator | asset=property&bought=2010-01-01&sold=2026-05-01&cost=3000000&sale=9000000 | page
crypto profit 1 lakh tax | capital-gains-calculator | asset=vda&cost=0&sale=100000 | page
ltcg 4 lakh 54f exemption | capital-gains-calculator | | alone
ltcg 5 lakh after set off loss 2 lakh | capital-gains-calculator | | alone
capital gain inherited property 50 lakh sold | capital-gains-calculator | first | alone
ltcg 3 lakh nri | capital-gains-calculator | | alone
capital gains gold bought 5 lakh sold 8 lakh gifted | capital-gains-calculator | | alone
ltcg 10 lakh indexation | capital-gains-calculator | | alone
stcg 1 lakh basic exemption | capital-gains-calculator | | alone
intraday profit 2 lakh stcg | capital-gains-calculator | | alone

Asked of something else than what the words around it name
50 is 25% of what | percentage-calculator | | alone
pf 12% of 30000 | epf-calculator | | alone
ppf interest 1.5 lakh | ppf-calculator | | alone
rd interest 5000 12 months | rd-calculator | amount=5000&months=12 | alone
nsc interest 1 lakh | savings-schemes | scheme=nsc | alone
10 lakh fd interest per month | fd-calculator | | alone
8 lakh per annum in hand | salary-calculator | ctc=800000 | page
fd interest 2 lakh 7% 3 years | fd-calculator | principal=200000&rate=7&years=3 | fd(200000,7,3)
5 lakh 12% 10 years sip | sip-calculator | rate=12&years=10 | quiet

GST
5900 me se 18% gst nikalo | gst-calculator | amount=5900&rate=18&type=inclusive | less(5900,18)
gst on 7500 at 5% | gst-calculator | amount=7500&rate=5&type=exclusive | add(7500,5)
add 18% gst to 25000 | gst-calculator | amount=25000&rate=18&type=exclusive | add(25000,18)
remove gst from 3540 18% | gst-calculator | amount=3540&rate=18&type=inclusive | less(3540,18)
gst inclusive 10500 5% | gst-calculator | amount=10500&rate=5&type=inclusive | less(10500,5)
reverse gst 1120 12% | gst-calculator | amount=1120&rate=12&type=inclusive | less(1120,12)
8000 plus 18% gst | gst-calculator | amount=8000&rate=18&type=exclusive | add(8000,18)
1000 par gst | gst-calculator | amount=1000&type=exclusive | add(1000,18)
mrp 2360 gst 18% | gst-calculator | amount=2360&rate=18&type=inclusive | less(2360,18)
जीएसटी सहित 1180 | gst-calculator | amount=1180&type=inclusive | less(1180,18)
5000 excluding gst 18% | gst-calculator | amount=5000&rate=18&type=exclusive | add(5000,18)
gst 28 on 9000 | gst-calculator | amount=9000&rate=28&type=exclusive | add(9000,28)
gst on 3000 rs 40% | gst-calculator | amount=3000&rate=40&type=exclusive | add(3000,40)
gst in 1 lakh 18% | gst-calculator | amount=100000&rate=18&type=inclusive | less(100000,18)
5000 with gst | gst-calculator | | alone
5000 without gst | gst-calculator | | alone
total 5310 gst 18% | gst-calculator | | alone
5000 me gst kitna lagega | gst-calculator | | alone
igst on 5000 18% | gst-calculator | | quiet
gst on gold 50000 | gst-calculator | | alone
gst on 5000 restaurant bill | gst-calculator | | alone
gst on rent 60000 | gst-calculator | | alone
gst on flat 50 lakh | gst-calculator | | alone
gst on car 10 lakh 28% plus cess 20% | gst-calculator | | alone
gst 18% on 5000 after 10% discount | gst-calculator | | alone
gst input credit 18000 | gst-calculator | | alone
gst registration limit 20 lakh | gst-calculator | | quiet
gst composition 1% 50 lakh | gst-calculator | | alone
gst 2 items 500 18% | gst-calculator | | alone
gst refund 5000 | gst-calculator | | alone
5000 / 1.18 gst | gst-calculator | | alone
gst on 100$ | gst-calculator | | alone
gst late fee 15 days | gst-late-fee-calculator | due=2026-11-13&filed=2026-11-28 | page
gstr 1 nil 20 days late | gst-late-fee-calculator | form=GSTR-1&due=2026-11-08&filed=2026-11-28&nil=true | page
gst late fee waiver 20 days | gst-late-fee-calculator | | alone
gstr 3b 30 days late interest 18% | gst-late-fee-calculator | | alone
gst late fee 2 months | gst-late-fee-calculator | | quiet

TDS
tds on 80000 professional fees | tds-deduction-calculator | rules=fy-2026-27&kind=professional&amount=80000 | page
tds on rent 65000 per month | tds-deduction-calculator | rules=fy-2026-27&kind=rent&amount=65000&rentPeriod=month | page
tds on rent 8 lakh per year | tds-deduction-calculator | rules=fy-2026-27&kind=rent&amount=800000&rentPeriod=year | page
tds on commission 40000 | tds-deduction-calculator | rules=fy-2026-27&kind=commission&amount=40000 | page
tds on property 90 lakh | tds-deduction-calculator | rules=fy-2026-27&kind=property&amount=9000000 | page
tds on contractor payment 1.5 lakh | tds-deduction-calculator | rules=fy-2026-27&kind=contractor&amount=150000 | page
60000 rent tds | tds-deduction-calculator | rules=fy-2026-27&kind=rent | alone
tds on rent 60000 per month individual tenant | tds-deduction-calculator | | alone
tds on fd interest 60000 senior citizen | tds-deduction-calculator | | alone
tds on professional fees 60000 without pan | tds-deduction-calculator | | alone
tds on 60000 professional fees for 3 months | tds-deduction-calculator | rules=fy-2026-27&kind=professional | alone
tds on contractor 2 lakh transporter | tds-deduction-calculator | | alone
tds on property 80 lakh nri seller | tds-deduction-calculator | | alone
tds refund 20000 | tds-deduction-calculator | rules=fy-2026-27&amount=20000 | quiet
tds on youtube income 1 lakh | tds-deduction-calculator | | alone
late tds 50000 2 months interest | tds-deduction-calculator | | alone
tds on commission 5% of 2 lakh | tds-deduction-calculator | rules=fy-2026-27&kind=commission | alone

Stamp duty
stamp duty 75 lakh flat pune woman | e-stamp-duty-calculator | state=MH&value=7500000&buyer=female&area=otherCities | page
stamp duty nagpur 50 lakh | e-stamp-duty-calculator | state=MH&value=5000000&area=otherCities | page
thane stamp duty 80 lakh | e-stamp-duty-calculator | state=MH&value=8000000&area=otherCities | page
mumbai stamp duty 1 crore woman | e-stamp-duty-calculator | state=MH&value=10000000&buyer=female&area=mumbai | page
stamp duty nashik 50 lakh | e-stamp-duty-calculator | state=MH&value=5000000 | alone
stamp duty 50 lakh uttar pradesh | e-stamp-duty-calculator | state=UP&value=5000000 | page
stamp duty lucknow 40 lakh | e-stamp-duty-calculator | state=UP&value=4000000 | page
delhi stamp duty 90 lakh woman | e-stamp-duty-calculator | state=DL&value=9000000&buyer=female | page
stamp duty bangalore 60 lakh | e-stamp-duty-calculator | state=KA&value=6000000 | page
registry 30 lakh haryana | e-stamp-duty-calculator | state=HR&value=3000000 | page
stamp duty 55 lakh chennai | e-stamp-duty-calculator | state=TN&value=5500000 | page
पुणे स्टाम्प ड्यूटी 60 लाख | e-stamp-duty-calculator | state=MH&value=6000000&area=otherCities | page
stamp duty 50 lakh village maharashtra | e-stamp-duty-calculator | | alone
stamp duty 50 lakh joint husband wife delhi | e-stamp-duty-calculator | | alone
stamp duty 50 lakh agricultural land up | e-stamp-duty-calculator | | alone
stamp duty gift deed 50 lakh maharashtra | e-stamp-duty-calculator | | alone
stamp duty refund 50000 maharashtra | e-stamp-duty-calculator | | alone
stamp duty 50 lakh dubai | e-stamp-duty-calculator | | alone
stamp duty 50 lakh maharashtra and gujarat | e-stamp-duty-calculator | | alone
stamp duty 50 lakh commercial delhi | e-stamp-duty-calculator | | alone
stamp duty 40 lakh flat bangalore | e-stamp-duty-calculator | state=KA&value=4000000 | alone
stamp duty 40 lakh 5% karnataka | e-stamp-duty-calculator | state=KA | alone
stamp duty home loan agreement 50 lakh maharashtra | e-stamp-duty-calculator | | alone

Electricity
electricity bill 250 units delhi | electricity-bill-estimator | units=250&state=DL&tariff=published | page
bijli bill 400 unit uttar pradesh | electricity-bill-estimator | units=400&state=UP&tariff=published | page
bescom bill 200 units | electricity-bill-estimator | units=200&state=KA&tariff=published | page
electricity bill 300 units 3 kw delhi | electricity-bill-estimator | units=300&state=DL&tariff=published&load=3 | page
mumbai electricity | electricity-bill-estimator | | alone
adani electricity 300 units mumbai | electricity-bill-estimator | | alone
ahmedabad electricity bill 200 units | electricity-bill-estimator | | alone
electricity bill 300 units delhi commercial | electricity-bill-estimator | | alone
electricity bill 300 units tamil nadu with solar | electricity-bill-estimator | | alone
electricity bill 300 units delhi subsidy | electricity-bill-estimator | | alone
electricity bill 300 units delhi and haryana | electricity-bill-estimator | | alone
electricity bill ac 8 hours delhi | electricity-bill-estimator | | alone
electricity bill 2 months 300 units delhi | electricity-bill-estimator | state=DL&tariff=published | alone
delhi electricity bill 3000 rupees how many units | electricity-bill-estimator | | quiet
electricity karnataka | electricity-bill-estimator | state=KA | alone
noida electricity bill 300 units | electricity-bill-estimator | | alone

Age, body, marks
age 12 may 1988 | age-calculator | dob=1988-05-12 | P38Y6M16D
born on 1 january 2000 age | age-calculator | dob=2000-01-01 | P26Y10M27D
28/11/1990 age | age-calculator | dob=1990-11-28 | P36Y0M0D
umar 10 agast 1975 | age-calculator | dob=1975-08-10 | P51Y3M18D
date of birth 5-6-1999 how old | age-calculator | dob=1999-06-05 | P27Y5M23D
age 15 aug 1990 in months | age-calculator | | alone
age 15 aug 1990 in 2030 | age-calculator | | alone
age difference 15 aug 1990 and 12 may 1988 | age-calculator | | alone
age of retirement born 15 aug 1990 | age-calculator | | alone
age 15 aug 1990 zodiac | age-calculator | | alone
dog age 5 years | age-calculator | | quiet
bmi 60kg 160cm | bmi-calculator | height=160&weight=60 | 60/1.6/1.6
bmi 5 ft 8 in 75 kg | bmi-calculator | height=172.72&weight=75 | 75/1.7272/1.7272
bmi 85 kg 180 cm child | bmi-calculator | | alone
bmi 30 kg 130 cm age 9 | bmi-calculator | | alone
bmi 65 kg 165 cm pregnant | bmi-calculator | | alone
bmi 65 kg 165 cm body fat | bmi-calculator | | alone
cgpa 7.5 to percentage | exam-result-checker-guide | cgpa=7.5 | 7.5*9.5
cgpa 9 percentage | exam-result-checker-guide | cgpa=9 | 9*9.5
gpa 3.5 to percentage | exam-result-checker-guide | | alone
cgpa 8 vtu percentage | exam-result-checker-guide | | alone
cgpa 8.2 out of 10 to percentage | exam-result-checker-guide | | alone
cgpa 7 mumbai university | exam-result-checker-guide | | alone

Percentages and sums
what is 12% of 8000 | percentage-calculator | mode=percentOf&x=12&y=8000 | 12*8000/100
45 is what percent of 180 | percentage-calculator | mode=isWhatPercentOf&x=45&y=180 | 45/180*100
380 out of 450 | percentage-calculator | mode=isWhatPercentOf&x=380&y=450 | 380/450*100
percentage change from 80 to 100 | percentage-calculator | mode=percentChange&x=80&y=100 | 25
3999 less 40% | percentage-calculator | price=3999&off=40&thenOff=0 | 3999*0.6
50% off 20% off 3000 | percentage-calculator | price=3000&off=50&thenOff=20 | 3000*0.5*0.8
2000 का 8 प्रतिशत | percentage-calculator | mode=percentOf&x=8&y=2000 | 2000*8/100
increase 500 by 10% | percentage-calculator | | alone
500 + 10% | percentage-calculator | | alone
margin cost 80 selling price 100 | margin-calculator | mrp=100&off=0&thenOff=0&rate=0&cost=80 | 20
profit margin cost price 360 sp 450 | margin-calculator | mrp=450&off=0&thenOff=0&rate=0&cost=360 | 20
markup cost 400 sold for 500 | margin-calculator | mrp=500&off=0&thenOff=0&rate=0&cost=400 | 25
markup 25% on 400 | margin-calculator | aim=price&wantedAs=markup&wanted=25&off=0&thenOff=0&rate=0&cost=400 | 500
cost 640 margin 20% | margin-calculator | aim=price&wanted=20&off=0&thenOff=0&rate=0&cost=640 | 800
margin mrp 1180 discount 50% cost 400 gst 18% | margin-calculator | mrp=1180&off=50&thenOff=0&rate=18&cost=400 | 20
gold 10 gram 22 carat rate 9000 making 10% | gold-calculator | weight=10&purity=916&rate=9000&makingPct=10&hallmark=0 | 10*9000*1.1*1.03
gold 2 tola rate 10000 making charges 8% | gold-calculator | weight=2&weightIn=tola&rate=10000&makingPct=8&hallmark=0 | page
8 gm gold 18 carat 7500 per gram making 500 per gram | gold-calculator | weight=8&purity=750&rate=7500&makingBy=gram&makingPerGram=500&hallmark=0 | 8*8000*1.03
gold 10 gram making 10% | gold-calculator | | alone
gold chain 12 gram rate 9000 making 9% | gold-calculator | weight=12&rate=9000&makingPct=9&hallmark=0 | 12*9000*1.09*1.03
gold 10 gram 22 carat rate 9000 making 10% stones 5000 | gold-calculator | | alone
margin 20% mrp 500 | margin-calculator | | alone
margin on petrol pump 30% cost 500 | margin-calculator | | alone
10% less than 500 | percentage-calculator | | quiet
profit 20% on cost 500 | percentage-calculator | | alone
commission 2% of 5 lakh to broker | percentage-calculator | | alone
average of 60% and 80% | percentage-calculator | | quiet
2% of 1 lakh per month | percentage-calculator | | alone
15% of 2400 in usd | percentage-calculator | | alone
margin 20% on 500 selling price | margin-calculator | | alone
10% of 500 of 3 people | percentage-calculator | | alone
25% off 1600 plus gst | gst-calculator | | alone
125*8+50 | all-in-one-calculator | mode=scientific&sum=125*8%2B50 | 1050
sqrt(625) | all-in-one-calculator | mode=scientific&sum=sqrt(625) | 25
144/12 | all-in-one-calculator | mode=scientific&sum=144/12 | 12

Festivals and days
diwali 2028 | indian-festival-calendar | year=2028 | 2028-10-17
holi 2027 | indian-festival-calendar | year=2027 | 2027-03-23
होली कब है | indian-festival-calendar | year=2027 | 2027-03-23
choti holi | indian-festival-calendar | year=2027 | 2027-03-21
holika dahan 2027 | indian-festival-calendar | year=2027 | 2027-03-21
tamil new year 2027 date | indian-festival-calendar | year=2027 | 2027-04-14
parsi new year | indian-festival-calendar | year=2027 | 2027-08-15
hindu new year | indian-festival-calendar | year=2027 | 2027-04-07
marathi new year 2027 | indian-festival-calendar | year=2027 | 2027-04-07
gudi padwa 2027 | indian-festival-calendar | year=2027 | 2027-04-07
telugu new year | indian-festival-calendar | year=2027 | 2027-04-07
bengali new year | indian-festival-calendar | year=2027 | 2027-04-15
pohela boishakh 2027 | indian-festival-calendar | year=2027 | 2027-04-15
assamese new year | indian-festival-calendar | year=2027 | 2027-04-15
gujarati new year | indian-festival-calendar | | alone
islamic new year | indian-festival-calendar | | alone
chinese new year 2027 | indian-festival-calendar | | alone
malayalam new year | indian-festival-calendar | | alone
financial new year | indian-festival-calendar | | alone
sindhi new year 2027 | indian-festival-calendar | | alone
new year eve party | indian-festival-calendar | | alone
new year 2028 | indian-festival-calendar | year=2028 | 2028-01-01
chaitra navratri | indian-festival-calendar | year=2027 | 2027-04-07
chaitra navratri 2027 start date | indian-festival-calendar | year=2027 | 2027-04-07
चैत्र नवरात्रि कब है | indian-festival-calendar | year=2027 | 2027-04-07
navratri 2027 | indian-festival-calendar | year=2027 | 2027-09-30
gupt navratri 2027 | indian-festival-calendar | | alone
navratri 9th day 2027 | indian-festival-calendar | | alone
navratri 2027 end date | indian-festival-calendar | | alone
navratri colours 2027 | indian-festival-calendar | | alone
chaiti chhath | indian-festival-calendar | | alone
chhath puja 2027 | indian-festival-calendar | year=2027 | 2027-11-04
chhath nahay khay 2027 | indian-festival-calendar | | alone
ganga dussehra | indian-festival-calendar | | alone
dussehra 2027 | indian-festival-calendar | year=2027 | 2027-10-09
ganesh visarjan | indian-festival-calendar | year=2027 | 2027-09-14
ganesh chaturthi 2027 | indian-festival-calendar | year=2027 | 2027-09-04
maghi ganesh jayanti | indian-festival-calendar | | alone
sawan shivratri | indian-festival-calendar | | alone
masik shivratri | indian-festival-calendar | | alone
maha shivratri 2027 | indian-festival-calendar | year=2027 | 2027-03-06
महाशिवरात्रि 2027 | indian-festival-calendar | year=2027 | 2027-03-06
orthodox easter | indian-festival-calendar | | alone
easter 2027 | indian-festival-calendar | year=2027 | 2027-03-28
good friday 2027 | indian-festival-calendar | year=2027 | 2027-03-26
raksha bandhan 2027 | indian-festival-calendar | year=2027 | 2027-08-17
रक्षाबंधन 2027 | indian-festival-calendar | year=2027 | 2027-08-17
republic day 2027 | indian-festival-calendar | year=2027 | 2027-01-26
independence day 2027 | indian-festival-calendar | year=2027 | 2027-08-15
independence day usa | indian-festival-calendar | | alone
christmas | indian-festival-calendar | year=2026 | 2026-12-25
christmas eve | indian-festival-calendar | | alone
karwa chauth 2027 | indian-festival-calendar | year=2027 | 2027-10-18
karwa chauth moonrise time 2027 | daily-panchang-muhurat | | alone
dhanteras 2027 | indian-festival-calendar | year=2027 | 2027-10-27
diwali puja time 2027 | indian-festival-calendar | | alone
diwali bonus 2027 | indian-festival-calendar | | alone
diwali this year | indian-festival-calendar | year=2026 | 2026-11-08
next diwali | indian-festival-calendar | year=2027 | 2027-10-29
agle saal diwali kab hai | indian-festival-calendar | year=2027 | 2027-10-29
diwali last year | indian-festival-calendar | | alone
diwali 2027 school holidays | indian-festival-calendar | | alone
diwali wishes | indian-festival-calendar | | alone
onam 2027 | indian-festival-calendar | year=2027 | 2027-09-12
kajari teej 2027 | indian-festival-calendar | | alone
mesh sankranti 2027 | indian-festival-calendar | | alone
makar sankranti 2027 | indian-festival-calendar | year=2027 | 2027-01-15
magh bihu 2027 | indian-festival-calendar | | quiet
ram navami 2027 | indian-festival-calendar | year=2027 | 2027-04-15
guru nanak jayanti 2027 | indian-festival-calendar | year=2027 | 2027-11-14
days to tamil new year | countdown-timer-creator | date=2027-04-14 | 137
days to hindu new year | countdown-timer-creator | date=2027-04-07 | 130
days to chaitra navratri | countdown-timer-creator | date=2027-04-07 | 130
days to parsi new year | countdown-timer-creator | date=2027-08-15 | 260
how many days to holi | countdown-timer-creator | date=2027-03-23 | 115
days to choti holi | countdown-timer-creator | date=2027-03-21 | 113
days to christmas | countdown-timer-creator | date=2026-12-25 | 27
days until 15 january 2027 | countdown-timer-creator | date=2027-01-15 | 48
days left till 31 march | countdown-timer-creator | date=2027-03-31 | 123
days to islamic new year | countdown-timer-creator | | alone
days to ganga dussehra | countdown-timer-creator | | alone
days to sawan shivratri | countdown-timer-creator | | alone
days to orthodox easter | countdown-timer-creator | | alone
days to gujarati new year | countdown-timer-creator | | alone
working days until 31 march | countdown-timer-creator | | alone
10 days before 25 december | date-calculator | mode=move&from=2026-12-25&count=10&unit=days&direction=before | 2026-12-15
days from 1 january to 5 february | date-calculator | from=2026-01-01&to=2026-02-05 | 35
days between 20 december and 5 january | date-calculator | from=2026-12-20&to=2027-01-05 | 16
3 march se 15 june tak kitne din | date-calculator | from=2026-03-03&to=2026-06-15 | 104
90 days from today | date-calculator | mode=move&count=90&unit=days&direction=after | 2027-02-26
आज से 90 दिन बाद | date-calculator | mode=move&count=90&unit=days&direction=after | 2027-02-26
100 days ago | date-calculator | mode=move&count=100&unit=days&direction=before | 2026-08-20
3 months from 15 jan 2027 | date-calculator | mode=move&from=2027-01-15&count=3&unit=months&direction=after | 2027-04-15
which weekday was 15 aug 1947 | date-calculator | mode=weekday&from=1947-08-15 | Friday
15 august 1947 ko kaun sa din tha | date-calculator | mode=weekday&from=1947-08-15 | Friday
what day is 26 january 2027 | date-calculator | mode=weekday&from=2027-01-26 | Tuesday
notice period 60 days from 1 december 2026 | date-calculator | mode=notice&from=2026-12-01&notice=60&noticeIn=days | 2027-01-30
working days between 1 dec and 31 dec | date-calculator | from=2026-12-01&to=2026-12-31 | alone
30 working days from 1 dec | date-calculator | mode=move&from=2026-12-01&count=30&unit=workdays&direction=after | alone
weeks and days until 25 dec | countdown-timer-creator | | alone
ekadashi 2027 | indian-festival-calendar | year=2027&fasts=ekadashi | alone
next ekadashi | indian-festival-calendar | fasts=ekadashi | alone
purnima kab hai | indian-festival-calendar | fasts=purnima | alone
अमावस्या कब है | indian-festival-calendar | fasts=amavasya | alone
rahu kaal tomorrow | daily-panchang-muhurat | date=2026-11-29 | alone
tithi today | daily-panchang-muhurat | | page
nakshatra tomorrow | daily-panchang-muhurat | date=2026-11-29 | page
sunrise today mumbai | daily-panchang-muhurat | city=mumbai | page
sunset kolkata tomorrow | daily-panchang-muhurat | date=2026-11-29&city=kolkata | page
sunrise london | daily-panchang-muhurat | | alone
sunset goa beach | daily-panchang-muhurat | | alone
tithi for marriage 2027 | daily-panchang-muhurat | | alone
nakshatra of my birth 15 aug 1990 | daily-panchang-muhurat | | quiet
panchang pune | daily-panchang-muhurat | | alone

Cards and phones
credit card 60000 3.5% per month pay 6000 | credit-card-payoff-calculator | balance=60000&apr=42&payment=6000 | page
credit card due 40000 36% 10 months | credit-card-payoff-calculator | balance=40000&apr=36&mode=time&months=10 | page
credit card 60000 minimum due | credit-card-payoff-calculator | | alone
credit card 60000 42% pay 5000 and 20000 | credit-card-payoff-calculator | balance=60000&apr=42&payment=20000 | quiet
hdfc credit card 50000 pay 5000 | credit-card-payoff-calculator | | alone
credit card limit 2 lakh | credit-card-payoff-calculator | | alone
credit card emi 30000 6 months | credit-card-payoff-calculator | | alone
credit card cashback 5% on 20000 | credit-card-payoff-calculator | | alone
jio plan 56 days | mobile-recharge-plan-finder | operator=JIO&days=56 | page
airtel recharge 84 days 1.5gb | mobile-recharge-plan-finder | operator=AIRTEL&days=84&data=1.5 | page
jio vs airtel 84 days | mobile-recharge-plan-finder | | alone
jio 84 days netflix | mobile-recharge-plan-finder | | alone
airtel international roaming 10 days | mobile-recharge-plan-finder | | alone
jio fiber 30 days | mobile-recharge-plan-finder | | alone
jio 299 plan 28 days | mobile-recharge-plan-finder | operator=JIO | alone

As people type Hindi
अगली एकादशी कब की है | indian-festival-calendar | fasts=ekadashi | alone
ग्यारस कब है | indian-festival-calendar | fasts=ekadashi | alone
gyaras kab ki hai | indian-festival-calendar | fasts=ekadashi | alone
प्रदोष व्रत कब है | indian-festival-calendar | fasts=pradosh | alone
संकष्टी चतुर्थी कब है | indian-festival-calendar | fasts=sankashti | alone
आज राहुकाल का समय | daily-panchang-muhurat | | alone
कल का राहु काल | daily-panchang-muhurat | date=2026-11-29 | alone
आज का चौघड़िया | daily-panchang-muhurat | | alone
aaj ka chaughadiya | daily-panchang-muhurat | | alone
आज कौन सी तिथि है | daily-panchang-muhurat | | page
सूर्योदय कितने बजे होगा | daily-panchang-muhurat | | page
आज सूर्यास्त का समय क्या है | daily-panchang-muhurat | | page
किश्त कितनी होगी | emi-calculator | first | alone
क़िस्त कितनी होगी | emi-calculator | first | alone
लोन की किस्त कितनी आएगी | emi-calculator | first | alone
10 लाख 9% 10 साल की किश्त कितनी बनेगी | emi-calculator | principal=1000000&rate=9&years=10 | emi(1000000,9,120)
8 लाख का लोन 9% 5 साल हर महीने कितनी किस्त | emi-calculator | principal=800000&rate=9&years=5 | emi(800000,9,60)
4599 मे से जीएसटी कितना | gst-calculator | amount=4599&type=inclusive | less(4599,18)
4599 से GST कितना निकलेगा | gst-calculator | amount=4599&type=inclusive | less(4599,18)
4599 में से GST निकालें | gst-calculator | amount=4599&type=inclusive | less(4599,18)
4599 रुपये में से 18% जीएसटी घटाओ | gst-calculator | amount=4599&rate=18&type=inclusive | less(4599,18)
4599 me se gst kitna niklega | gst-calculator | amount=4599&type=inclusive | less(4599,18)
5000 पर GST कितना लगेगा | gst-calculator | amount=5000&type=exclusive | add(5000,18)
5000 में 12% GST जोड़ें | gst-calculator | amount=5000&rate=12&type=exclusive | add(5000,12)
5000 me gst jod do | gst-calculator | amount=5000&type=exclusive | add(5000,18)
हर महीने 5000 की एसआईपी 12% 10 साल | sip-calculator | amount=5000&rate=12&years=10 | sip(5000,12,10)
sip 5000 har mahine 12% 10 saal | sip-calculator | amount=5000&rate=12&years=10 | sip(5000,12,10)
आरडी हर महीने 5000 7% 5 साल | rd-calculator | amount=5000&rate=7&months=60 | page
पीपीएफ हर साल 1.5 लाख 15 साल | ppf-calculator | deposits=year_150000__&financialYears=15 | page
मेरा वजन 70 किलो लंबाई 170 सेमी बीएमआई | bmi-calculator | height=170&weight=70 | 70/1.7/1.7

Amounts of either period, parts and places
emi 3 lakh 15% 2 years 15 days | emi-calculator | | alone
emi 3 lakh 15% 2 years 20 days | emi-calculator | | alone
loan 15 lakh 1.5 years 12% emi | emi-calculator | principal=1500000&rate=12&years=1.5 | emi(1500000,12,18)
९ प्रतिशत पर १० लाख का ऋण ५ वर्ष | emi-calculator | principal=1000000&rate=9&years=5 | emi(1000000,9,60)
emi ek crore bees saal nau percent | emi-calculator | principal=10000000&rate=9&years=20 | emi(10000000,9,240)
20 lakh loan 9% 5 years total interest | emi-calculator | | alone
emi 25 lakh minus 5 lakh down payment 9% 5 years | emi-calculator | | alone
lumpsum 5 lakh at 10% for 18 months | investment-returns-calculator | initial=500000&annual=0&rate=10&years=18%20months | lump(500000,10,1.5)
20 saal mein 2 crore ke liye har mahine kitna sip | sip-calculator | aim=goal&goal=20000000&years=20 | goal(20000000,12,20)
sip 5000 and lumpsum 1 lakh 12% 10 years | sip-calculator | | alone
nps 50000 corpus | nps-calculator | | alone
pf 1800 per month 20 years | epf-calculator | | alone
epf 20000 basic per month 20 years | epf-calculator | monthlyWage=20000&years=20 | page
non senior fd 1 lakh 7% 1 year | fd-calculator | | alone
nsc 1 lakh 10 years | savings-schemes | scheme=nsc | alone
post office fd 1 lakh 4 years | savings-schemes | scheme=time-deposit&amount=100000&years=4 | alone
gst on 1 lakh 50 thousand 12% | gst-calculator | amount=150000&rate=12&type=exclusive | add(150000,12)
cgst sgst on 1000 18% | gst-calculator | first | alone
gst 12% on 500 and 18% on 1000 | gst-calculator | | alone
gst on restaurant bill 1200 | gst-calculator | | alone
gstr 1 due 11 nov filed 20 nov 2026 | gst-late-fee-calculator | form=GSTR-1&due=2026-11-11&filed=2026-11-20 | 450*1
tds on property 45 lakh | tds-deduction-calculator | rules=fy-2026-27&kind=property&amount=4500000 | 0*1
tds on rent 60000 per month by tenant | tds-deduction-calculator | | alone
income tax on 1.2 lakh | income-tax-calculator | rules=fy-2026-27&regime=new | alone
income tax on 50000 | income-tax-calculator | rules=fy-2026-27&regime=new | alone
tax on 1.2 lakh salary | income-tax-calculator | rules=fy-2026-27&regime=new | alone
tax on 1.2 lakh per month salary | income-tax-calculator | rules=fy-2026-27&income=1440000&regime=new | page
tax on 60000 salary | income-tax-calculator | rules=fy-2026-27&income=720000&regime=new | page
44ad 1.2 lakh | income-tax-calculator | rules=fy-2026-27&source=business&regime=new | alone
tax on 13 lakh ay 2026-27 | income-tax-calculator | rules=fy-2025-26&income=1300000&regime=new | page
ltcg property 20 lakh | capital-gains-calculator | question=year&long125=2000000 | alone
ltcg loss 2 lakh | capital-gains-calculator | | alone
stamp duty navi mumbai 60 lakh | e-stamp-duty-calculator | state=MH&value=6000000&area=naviMumbai | page
stamp duty 50 lakh noida or gurgaon | e-stamp-duty-calculator | | alone
registration charges only 50 lakh pune | e-stamp-duty-calculator | | alone
salary 1.2 lakh per month in hand delhi | salary-calculator | | alone
60000 in hand salary | salary-calculator | startFrom=inHand&wantedInHand=60000 | page
gratuity basic 30000 da 5000 10 years | gratuity-calculator | | alone
10 days before diwali 2027 | indian-festival-calendar | | alone
diwali se holi tak kitne din | countdown-timer-creator | | alone
day after diwali 2027 | indian-festival-calendar | | alone
next navratri | indian-festival-calendar | year=2027 | 2027-04-07
navratri kab hai | indian-festival-calendar | year=2027 | 2027-04-07
sharad navratri kab hai | indian-festival-calendar | year=2027 | 2027-09-30
days to navratri | countdown-timer-creator | date=2027-04-07 | 130
kal se 10 din baad | date-calculator | mode=move&from=2026-11-29&count=10&unit=days&direction=after | 2026-12-09
2.5 lakh sq ft in acre | unit-converter | category=area&value=250000&from=squareFoot&to=acre | page
minus 10 celsius in fahrenheit | unit-converter | first | alone
gratuity 50000 10 years 10 months 10 days | gratuity-calculator | | alone
epf 20000 basic 20 years age 20 | epf-calculator | monthlyWage=20000&years=20 | page
retirement 50000 expenses age 50 retire 50 | retirement-calculator | | alone
jio 84 days 84 rupees | mobile-recharge-plan-finder | operator=JIO | alone
advance tax 1 lakh tds 1 lakh | advance-tax-calculator | taxOnReturnedIncome=100000&tdsAndTcs=100000 | 0*1
hra 20000 basic 20000 rent 20000 delhi | hra-calculator | periods=12_20000_20000_20000_Delhi | page
gst 18% on 18 | gst-calculator | amount=18&rate=18&type=exclusive | add(18,18)
fd 7 lakh 7% 7 days | fd-calculator | principal=700000&rate=7&tenureIn=days&days=7 | page
emi 9 lakh 9% 9 | emi-calculator | principal=900000&rate=9&years=9 | emi(900000,9,108)
bmi 170 cm 170 kg | bmi-calculator | height=170&weight=170 | 170/1.7/1.7
10 percent of 10 lakh 10 years | percentage-calculator | first | quiet
ppf 15 lakh 15 years | ppf-calculator | | alone
zero interest loan 10 lakh 5 years | emi-calculator | principal=1000000&rate=0&years=5 | 1000000/60
home loan 50 lakh 9% 20 years interest | emi-calculator | principal=5000000&rate=9&years=20 | alone
emi 10 lakh 9% 5 years monthly interest | emi-calculator | principal=1000000&rate=9&years=5 | alone
yearly emi 10 lakh 9% 5 years | emi-calculator | principal=1000000&rate=9&years=5 | alone
loan 10 lakh 9% pay extra | emi-calculator | principal=1000000&rate=9 | alone
loan 10 lakh 9% yearly interest 5 years | emi-calculator | principal=1000000&rate=9&years=5 | emi(1000000,9,60)
gst base price 1180 18% | gst-calculator | | alone
net price gst 18% 1180 | gst-calculator | | alone
nps pension 5000 a month age 30 | nps-calculator | | alone
national pension system 5000 a month age 30 | nps-calculator | monthly=5000&years=30 | page
epf 20000 basic employee | epf-calculator | | alone
50000 basic pf per month | epf-calculator | | alone
tds deducted 5000 on professional fees | tds-deduction-calculator | rules=fy-2026-27&kind=professional | alone
registration fee for 50 lakh house in delhi | e-stamp-duty-calculator | | alone
stamp duty and registration charges 50 lakh delhi | e-stamp-duty-calculator | state=DL&value=5000000 | page
monthly tax on 12 lakh | income-tax-calculator | rules=fy-2026-27&regime=new | alone
tax per month on 18 lakh salary | income-tax-calculator | rules=fy-2026-27&regime=new | alone
stcg free 50000 | capital-gains-calculator | question=year&short20=50000 | alone
gratuity per year 50000 10 years | gratuity-calculator | | alone
1500 bill units delhi | electricity-bill-estimator | state=DL | alone
rd interest 5000 7% 5 years | rd-calculator | amount=5000&rate=7&months=60 | page
sip target 10000 10 years | sip-calculator | | alone
sip 5000 12% 10 years goal | sip-calculator | | alone
vpf 10% 50000 basic | epf-calculator | | alone
basic 50000 vpf 10% | epf-calculator | monthlyWage=50000&vpfPct=10 | page
500 discount on 2000 percent | percentage-calculator | | alone
bitcoin to inr | currency-converter | | alone
100 dollars in rupees | currency-converter | amount=100&from=USD&to=INR | alone
gold 10 gram rate 90000 making 10% | gold-calculator | | alone
ifsc SBIN0000300 branch address | ifsc-code-finder | ifsc=SBIN0000300 | alone
pincode 400001 post office name | pincode-finder | pincode=400001 | alone
`

export interface UnderstoodQuery {
  query: string
  slug: string
  /** null: the tool comes first by the words of its page. */
  set: Record<string, string> | null
  answer: string
}

export const understoodQueries: readonly UnderstoodQuery[] = QUERIES.trim()
  .split('\n')
  .filter((line) => line.includes(' | '))
  .map((line) => {
    const [query = '', slug = '', link = '', answer = ''] = line.split('|').map((part) => part.trim())
    const set = link === 'first' ? null : Object.fromEntries(new URLSearchParams(link))
    return { query, slug, set, answer }
  })
