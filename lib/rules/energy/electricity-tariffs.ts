import { AP } from '@/lib/rules/energy/states/andhra-pradesh'
import { BR } from '@/lib/rules/energy/states/bihar'
import { DL } from '@/lib/rules/energy/states/delhi'
import { GJ } from '@/lib/rules/energy/states/gujarat'
import { HR } from '@/lib/rules/energy/states/haryana'
import { JH } from '@/lib/rules/energy/states/jharkhand'
import { KA } from '@/lib/rules/energy/states/karnataka'
import { KL } from '@/lib/rules/energy/states/kerala'
import { MH } from '@/lib/rules/energy/states/maharashtra'
import { OD } from '@/lib/rules/energy/states/odisha'
import { PB } from '@/lib/rules/energy/states/punjab'
import { RJ } from '@/lib/rules/energy/states/rajasthan'
import { TN } from '@/lib/rules/energy/states/tamil-nadu'
import { TG } from '@/lib/rules/energy/states/telangana'
import { UP } from '@/lib/rules/energy/states/uttar-pradesh'

/** The published tariffs of homes. */
export const electricityTariffs = { MH, DL, KA, AP, BR, GJ, HR, JH, KL, OD, PB, RJ, TN, TG, UP }

export type KnownState = keyof typeof electricityTariffs
