// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gPostalAddress: Guard = ['object', {}, {
    province: 'text',
    city: 'text',
    area: 'text',
    street: 'text',
    detail: 'text',
}];
