// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gRate } from '../guards/Rate.ts';
import { gYuan } from '../guards/Yuan.ts';

export const gRateTableEntry: Guard = ['object', {
    minRange: gYuan,
    maxRange: gYuan,
    loanPeriod: gPeriods,
    handFeeRate: gRate,
    irr: gRate,
    instBaseYearRate: gRate,
}];
