// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gName } from '../guards/Name.ts';
import { gRate } from '../guards/Rate.ts';
import { gYuan } from '../guards/Yuan.ts';

const gCostItem: Guard = ['object', {
    kind: 'text',
    chargedBy: gName,
    taken: 'text',
    standard: gName,
    total: gYuan,
    annualRate: gRate,
}];

const gContingentCost: Guard = ['object', {
    kind: 'text',
    chargedBy: gName,
    standard: gName,
    annualRate: ['?', gRate],
}];

const gDayCount: Guard = ['whole', 1, 92];

export const gCostDisclosure: Guard = ['object', {
    version: gId,
    lender: gName,
    lenderKind: 'text',
    principal: gYuan,
    items: ['complete', gCostItem],
    discount: ['?', gYuan],
    contingent: ['complete', gContingentCost],
    annualRate: gRate,
    annualMethod: 'text',
    firstPeriodDays: ['?', gDayCount],
    total: gYuan,
}];
