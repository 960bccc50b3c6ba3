/** Computed apart, in fractions (Python), from the Acts' own figures. */

/**
 * The link, the profit that counts, and the tax of tax year 2026-27 in the new regime and in the old one
 * without deductions.
 */
export const presumedVectors: readonly [link: string, profit: number, inNew: number, inOld: number][] = [
  ['source=profession&income=3000000', 1500000, 109200, 273000],
  ['source=profession&income=2400000', 1200000, 0, 179400],
  ['source=profession&income=2400010', 1200005, 10, 179400],
  ['source=profession&income=5000000&cashReceipts=2500000', 2500000, 343200, 585000],
  ['source=profession&income=7500000&cashReceipts=375000', 3750000, 733200, 975000],
  ['source=profession&income=1000000&declaredProfit=700000', 700000, 0, 54600],
  ['source=profession&income=1000000&declaredProfit=400000', 500000, 0, 0],
  ['source=profession&income=4200000&otherIncome=350000&age=senior', 2100000, 327600, 566800],
  ['source=profession&income=6000000&declaredProfit=5100000', 5100000, 1227200, 1469000],
  ['source=business&income=8000000', 480000, 0, 0],
  ['source=business&income=8000000&cashReceipts=8000000', 640000, 0, 42120],
  ['source=business&income=30000000&cashReceipts=1500000', 1830000, 172640, 375960],
  ['source=business&income=12345678&cashReceipts=234567', 745432.02, 0, 64050],
  ['source=business&income=15000000&cashReceipts=750000&declaredProfit=1200000', 1200000, 0, 179400],
  ['source=business&income=15000000&cashReceipts=750000&declaredProfit=900000', 915000, 0, 99320],
  ['source=vehicles&vehicles=10_9_12', 900000, 0, 96200],
  ['source=vehicles&vehicles=1_12_12', 90000, 0, 0],
  ['source=vehicles&vehicles=1_12.5_12', 150000, 0, 0],
  ['source=vehicles&vehicles=2_16.2_5*3_7.5_12', 432000, 0, 0],
  ['source=vehicles&vehicles=2_35.2_11&otherIncome=123456&age=superSenior', 774400, 0, 82750],
]

/**
 * The link, the tax in both regimes, whether a declaration for payment without TDS may be given, and the TDS
 * of the bank.
 */
export const pensionVectors: readonly [
  link: string,
  inNew: number,
  inOld: number,
  mayDeclare: 'yes' | 'no',
  bankTds: number,
][] = [
  ['source=pension&income=600000&termInterest=300000&age=senior', 0, 72800, 'yes', 30000],
  ['source=pension&income=600000&termInterest=300000', 0, 85800, 'yes', 30000],
  ['source=pension&income=600000&termInterest=100000&age=senior', 0, 31200, 'yes', 0],
  ['source=pension&income=600000&termInterest=100001&age=senior', 0, 31200, 'yes', 10000.1],
  ['source=pension&income=600000&termInterest=50000', 0, 33800, 'yes', 0],
  ['source=pension&income=600000&termInterest=50001', 0, 33800, 'yes', 5000.1],
  ['source=pension&income=1200000&termInterest=75000&age=senior', 0, 169000, 'yes', 0],
  ['source=pension&income=1200000&termInterest=75010&age=senior', 10, 169000, 'no', 0],
  [
    'source=pension&income=1200000&termInterest=90000&savingsInterest=20000&age=senior',
    36400,
    179920,
    'no',
    0,
  ],
  ['source=pension&income=300000&termInterest=400000', 0, 44200, 'yes', 40000],
  ['source=pension&income=300000&termInterest=400001', 0, 44200, 'no', 40000.1],
  ['source=pension&income=300000&termInterest=395000&savingsInterest=5001', 0, 43160, 'no', 39500],
  ['source=pension&income=450000&termInterest=90000&age=superSenior&regime=old&deductions=0', 0, 0, 'yes', 0],
  [
    'source=pension&income=240000&termInterest=230000&savingsInterest=12000&regime=old&deductions=0',
    0,
    0,
    'yes',
    23000,
  ],
  ['source=pension&income=240000&termInterest=255000&regime=old&deductions=0', 0, 0, 'no', 25500],
  ['source=familyPension&income=60000&termInterest=900000&age=senior', 0, 92560, 'yes', 90000],
  ['source=familyPension&income=1225000', 0, 182520, 'yes', 0],
  ['source=familyPension&income=1225000&savingsInterest=15000', 15600, 184080, 'no', 0],
  ['source=familyPension&income=36000&termInterest=240000&regime=old&deductions=0', 0, 0, 'yes', 24000],
  [
    'source=pension&income=2500000&termInterest=800000&savingsInterest=45000&familyPension=240000&age=superSenior',
    650520,
    874640,
    'no',
    80000,
  ],
  [
    'source=pension&income=2500000&termInterest=800000&savingsInterest=45000&familyPension=240000&age=superSenior&regime=old&deductions=150000',
    650520,
    827840,
    'no',
    80000,
  ],
  ['source=pension&income=5100000&termInterest=20000&age=senior', 1170000, 1414400, 'no', 0],
]
