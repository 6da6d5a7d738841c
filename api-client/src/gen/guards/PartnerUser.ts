// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gPartnerUser: Guard = ['object', {}, {
    realName: 'text',
    idNumber: 'text',
    mobile: 'text',
    step: 'text',
}];
