// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gWhen } from '../guards/When.ts';

export const gPublishStatus: Guard = ['object', {
    auditStatus: 'text',
}, {
    instShareProfitNew: 'text',
    auditTime: gWhen,
}];
