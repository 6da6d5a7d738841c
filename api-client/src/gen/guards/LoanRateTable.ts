// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gRateTableEntry } from '../guards/RateTableEntry.ts';

export const gLoanRateTable: Guard = ['object', {
    rateTable: ['list', gRateTableEntry],
}];
