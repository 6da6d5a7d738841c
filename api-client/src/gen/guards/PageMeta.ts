// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gPageMeta: Guard = ['object', {
    actionType: 'text',
}, {
    pageCode: 'text',
    url: 'text',
}];
