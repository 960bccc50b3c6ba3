/** A statement in the form in which an issuer saves it: invented rows under its own heads. */
export interface BankStatement {
  issuer: string
  /** Where the heads are described. */
  source: string
  file: string
  /** Day, description and rupees of each row of money spent. */
  spent: readonly (readonly [string, string, number])[]
  received: number
  /** The category of its rows, where the file has a column for it. */
  category?: string
  /** Rows that are totals and notes, counted from 1 among those with text. */
  unreadRows?: readonly number[]
}

const HEAD_LIST = 'github.com/Amit49/Bank-Statement-to-csv-form, All_Bank_Header_List.md'
const PDF_LIST = 'github.com/sabirsp/pdfparser, SUPPORTED_BANKS.md'
const SHARA = 'github.com/FFFSTANZA/SharaLedger, docs/INDIAN_BANK_FORMATS.md'
const CASHLENS = 'github.com/asmitsharp/cashlens, docs/bank-statement-format-research.md'
/** Heads that several public importers of Indian statements on GitHub test for, found by their words. */
const IMPORTERS = 'tests of public importers on GitHub, found by these heads'

const lines = (...all: string[]) => all.join('\n')

export const bankStatements: readonly BankStatement[] = [
  {
    issuer: 'HDFC Bank',
    source: CASHLENS,
    file: lines(
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '********,********,********,********,********,********,********',
      '01/11/26,UPI-BIG BAZAAR-bb@okaxis,0000610412345678,01/11/26,"1,250.50",,"48,749.50"',
      '02/11/26,NEFT CR-SALARY,N0912345,02/11/26,,"55,000.00","1,03,749.50"',
      'STATEMENT SUMMARY  :-,,,,,,',
    ),
    spent: [['2026-11-01', 'UPI-BIG BAZAAR-bb@okaxis', 1250.5]],
    received: 1,
    unreadRows: [5],
  },
  {
    issuer: 'HDFC Bank',
    source: `${IMPORTERS} (text with padded cells, 0.00 for none)`,
    file: lines(
      '  ,,,,,,',
      'Date     ,Narration                ,Value Dat,Debit Amount ,Credit Amount ,Chq/Ref Number ,Closing Balance',
      '  01/11/26 ,UPI-BIG BAZAAR-bb@okaxis ,01/11/26 ,     1250.50 ,         0.00 ,0000610412345  ,    48749.50  ',
      '  02/11/26 ,NEFT CR-SALARY           ,02/11/26 ,        0.00 ,     55000.00 ,N0912345       ,   103749.50  ',
      '  31/11/26 ,NO SUCH DAY              ,30/11/26 ,      100.00 ,         0.00 ,0001           ,   103649.50  ',
    ),
    spent: [['2026-11-01', 'UPI-BIG BAZAAR-bb@okaxis', 1250.5]],
    received: 1,
    unreadRows: [4],
  },
  {
    issuer: 'State Bank of India',
    source: SHARA,
    file: lines(
      'Account Name\t:\tMISS ASHA',
      'IFS Code\t:\tSBIN0000300',
      'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance',
      '1 Nov 2026\t1 Nov 2026\tTO TRANSFER-UPI/DR/6091/SWIGGY\tTRANSFER TO 489\t349.00\t \t12,000.00',
      '2 Nov 2026\t2 Nov 2026\tBY TRANSFER\tTRANSFER FROM 1\t \t5,000.00\t17,000.00',
      '**This is a computer generated statement',
    ),
    spent: [['2026-11-01', 'TO TRANSFER-UPI/DR/6091/SWIGGY', 349]],
    received: 1,
    unreadRows: [6],
  },
  {
    issuer: 'ICICI Bank',
    source: 'github.com/prabusw/beancount-importers-india, importers-master/icici.py.V0.3',
    file: lines(
      'DETAILED STATEMENT',
      'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
      '1,03/11/2026,02/11/2026,-,"UPI/6091/Rent, November/owner@upi","15,000.00",0,"85,000.00"',
      '2,04/11/2026,04/11/2026,-,NEFT-SALARY,0,"60,000.00","1,45,000.00"',
    ),
    spent: [['2026-11-02', 'UPI/6091/Rent, November/owner@upi', 15_000]],
    received: 1,
  },
  {
    issuer: 'Axis Bank',
    source: IMPORTERS,
    file: lines(
      'Name :- ASHA,,,,,,',
      'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
      ',,OPENING BALANCE,,,84800.00,',
      '05-11-2026,-,POS/METRO CARD,200.00, ,84600.00,123',
      '06-11-2026,-,INT.PD, ,57.00,84657.00,123',
      ',,TRANSACTION TOTAL,200.00,57.00,,',
    ),
    spent: [['2026-11-05', 'POS/METRO CARD', 200]],
    received: 1,
    unreadRows: [3, 6],
  },
  {
    issuer: 'Axis Bank',
    source: 'github.com/arpitgupta2712/BankTransact, AXIS/docs/README.md',
    file: lines(
      'S.No,Transaction Date (dd/mm/yyyy),Value Date (dd/mm/yyyy),Particulars,Amount(INR),Debit/Credit,Balance(INR),Cheque Number,Branch Name(SOL)',
      '1,,,OPENING BALANCE,,,"-,77,65,682.30",,FARIDABAD',
      '2,01/11/2026,01/11/2026,NEFT/BUYER,"\t7,560.00",CR,"-,77,58,122.30",,FARIDABAD',
      '3,02/11/2026,02/11/2026,UPI/STATIONERY,"\t120.00",DR,"-,77,58,242.30",,FARIDABAD',
    ),
    spent: [['2026-11-02', 'UPI/STATIONERY', 120]],
    received: 1,
    unreadRows: [2],
  },
  {
    issuer: 'Kotak Mahindra Bank',
    source: `${HEAD_LIST}, pattern 13: Dr / Cr twice`,
    file: lines(
      'Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr',
      '1,01-11-2026,01-11-2026,NEFT BUYER,N091,"25,000.00",CR,"25,000.00",CR',
      '2,03-11-2026,03-11-2026,CHQ 501 SUPPLIER,501,"40,000.00",DR,"15,000.00",DR',
      '3,04-11-2026,04-11-2026,UPI TEA,4123,50.00,DR,"15,050.00",DR',
    ),
    spent: [
      ['2026-11-03', 'CHQ 501 SUPPLIER', 40_000],
      ['2026-11-04', 'UPI TEA', 50],
    ],
    received: 1,
  },
  {
    issuer: 'Kotak Mahindra Bank',
    source: `${HEAD_LIST}, pattern 11, with the signs of its newer form`,
    file: lines(
      '#,TRANSACTION DATE,VALUE DATE,TRANSACTION DETAILS,CHQ / REF NO.,DEBIT/CREDIT(₹),BALANCE(₹)',
      '1,01 Nov 2026,01 Nov 2026,UPI/TEA STALL,UPI-1,-50.00,950.00',
      '2,02 Nov 2026,02 Nov 2026,SALARY,NEFT-2,"+50,000.00","50,950.00"',
    ),
    spent: [['2026-11-01', 'UPI/TEA STALL', 50]],
    received: 1,
  },
  {
    issuer: 'Punjab National Bank',
    source: `${IMPORTERS} (PNB ONE)`,
    file: lines(
      'IFSC:,PUNB0999999',
      'Txn No.,Txn Date,Description,Branch Name,Cheque No.,Dr Amount,Cr Amount,Balance',
      'T2072,22/11/2026,UPI/DR/6203/SHOP,-,,420.0,,10728.27 Cr.,',
      'U5512,20/11/2026,UPI/CR/2719/ONE97,-,,,1.0,11148.27 Cr.,',
      '***Generated through PNB ONE ***',
    ),
    spent: [['2026-11-22', 'UPI/DR/6203/SHOP', 420]],
    received: 1,
    unreadRows: [5],
  },
  {
    issuer: 'Canara Bank',
    source: `${IMPORTERS} (cells as formulas)`,
    file: lines(
      ',,Current & Saving Account Statement',
      'Account Number,="0140101126371   "',
      '"Opening Balance","Rs.1,855.26"',
      'Txn Date,Value Date,Cheque No.,Description,Branch Code,Debit,Credit,Balance,',
      '="08-11-2026 10:04:23",="08 Nov 2026",="640532274910","UPI/DR/6405/SHOP",="33",="1,200.00",,"655.26",',
      '="10-11-2026 14:30:00",="10 Nov 2026",=" ","SALARY CREDIT",="33",,="5,000.00","5,655.26",',
    ),
    spent: [['2026-11-08', 'UPI/DR/6405/SHOP', 1200]],
    received: 1,
  },
  {
    issuer: 'Bank of Baroda',
    source: `${HEAD_LIST}, pattern 14`,
    file: lines(
      'TRAN DATE,VALUE DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)',
      '01/11/2026,01/11/2026,UPI/KIRANA,,"2,500.00",,"22,500.00Cr"',
      '02/11/2026,02/11/2026,NEFT-BUYER,,,"25,000.00","47,500.00Cr"',
    ),
    spent: [['2026-11-01', 'UPI/KIRANA', 2500]],
    received: 1,
  },
  {
    issuer: 'Union Bank of India',
    source: `${HEAD_LIST}, pattern 17: the word behind the amount`,
    file: lines(
      'Tran Id,Tran Date,Remarks,Amount (Rs.),Balance (Rs.)',
      'S1001,01/11/2026,UPIAR/6091/DR/SHOP,50.00 (Dr),"1,250.00 (Cr)"',
      'S1002,02/11/2026,NEFT:SALARY,"30,000.00 (Cr)","31,250.00 (Cr)"',
    ),
    spent: [['2026-11-01', 'UPIAR/6091/DR/SHOP', 50]],
    received: 1,
  },
  {
    issuer: 'IDFC FIRST Bank',
    source: `${IMPORTERS} (row 20 of the .xlsx)`,
    file: lines(
      'Transaction Date,Value Date,Particulars,Cheque No.,Debit,Credit,Balance',
      '16-Nov-2026,16-Nov-2026,UPI/MOB/6091/GYM,,"1,200.00",,"8,800.00"',
      '30-Nov-2026,30-Nov-2026,MONTHLY INTEREST CREDIT,,,25.00,"8,825.00"',
    ),
    spent: [['2026-11-16', 'UPI/MOB/6091/GYM', 1200]],
    received: 1,
  },
  {
    issuer: 'YES Bank',
    source: PDF_LIST,
    file: lines(
      'Transaction Date,Value Date,Description,Reference Number,Withdrawals,Deposits,Running Balance',
      '2026-11-01,2026-11-01,SMS CHARGES,N0,17.70,,982.30',
      '2026-11-02,2026-11-02,NEFT BUYER,N1,,"25,000.00","25,982.30"',
    ),
    spent: [['2026-11-01', 'SMS CHARGES', 17.7]],
    received: 1,
  },
  {
    issuer: 'IndusInd Bank',
    source: `${HEAD_LIST}, pattern 7, with the bank's own spelling`,
    file: lines(
      'Date,Particulars,Chq./Ref.No.,Withdrawl,Deposit,Balance',
      "01 Nov'26,UPI/6091/DR/CAB,,310.00,,690.00",
      "02 Nov'26,N/SALARY,,,45000.00,45690.00",
    ),
    spent: [['2026-11-01', 'UPI/6091/DR/CAB', 310]],
    received: 1,
  },
  {
    issuer: 'HDFC Bank card',
    source: `${IMPORTERS} (separated by ~|~)`,
    file: lines(
      'Card No:~|~4000 XXXX XXXX 0000',
      'Transaction type~|~Primary / Addon Customer Name~|~DATE~|~Description~|~AMT~|~Debit /Credit~|~Base NeuCoins*',
      'Domestic~|~ASHA~|~01/11/2026 14:20~|~BIG BASKET, BENGALURU~|~1,100.50~|~~|~11',
      'Domestic~|~ASHA~|~05/11/2026 09:00~|~CREDIT CARD PAYMENT~|~15,000.00~|~Cr~|~',
    ),
    spent: [['2026-11-01', 'BIG BASKET, BENGALURU', 1100.5]],
    received: 1,
  },
  {
    issuer: 'ICICI Bank card',
    source: `${IMPORTERS} (CreditCardStatement.CSV)`,
    file: lines(
      '"Accountno:","0000000000000000"',
      '"Transaction Details:"',
      '"Date","Sr.No.","Transaction Details","Reward Point Header","Intl.Amount","Amount(in Rs)","BillingAmountSign"',
      '"4315XXXXXXXX0000"',
      '"01/11/2026","10921","AMAZON PAY INDIA","5","0","1,234.00",""',
      '"20/11/2026","10925","BBPS PAYMENT RECEIVED","0","0","25,000.00","CR"',
    ),
    spent: [['2026-11-01', 'AMAZON PAY INDIA', 1234]],
    received: 1,
    unreadRows: [4],
  },
  {
    issuer: 'Axis Bank card',
    source: 'rows of its PDF in public parsers: day, details, merchant category, amount with Dr or Cr',
    file: lines(
      'Axis Bank Credit Card Statement',
      'Date,Transaction Details,Merchant Category,Amount (Rs.)',
      '14/11/2026,"AIRTEL PAYMENTS,GURGAON",UTILITIES,111.13 Dr',
      '25/11/2026,BBPS PAYMENT RECEIVED,,"4,732.48 Cr"',
    ),
    spent: [['2026-11-14', 'AIRTEL PAYMENTS,GURGAON', 111.13]],
    received: 1,
    category: 'UTILITIES',
  },
  {
    issuer: 'SBI Card',
    source: 'rows of its PDF in public parsers: 03 May 26, details, amount with D, C or M',
    file: lines(
      'SBI Card Monthly Statement',
      'Date,Transaction Details,Amount',
      '03 Nov 26,YOUTUBE MUMBAI IN,89.00 D',
      '04 Nov 26,FLIPKART EMI 1/6,"1,500.00 M"',
      '14 Nov 26,PAYMENT RECEIVED 000DP,"7,315.00 C"',
    ),
    spent: [
      ['2026-11-03', 'YOUTUBE MUMBAI IN', 89],
      ['2026-11-04', 'FLIPKART EMI 1/6', 1500],
    ],
    received: 1,
  },
]
