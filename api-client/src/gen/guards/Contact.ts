// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gContact: Guard = ['object', {}, {
    contactName: 'text',
    contactPhone: 'text',
    contactLevel: 'whole',
    contactRelationshipId: 'whole',
    verifyStatus: 'whole',
    validate: 'flag',
    disabled: 'flag',
}];
