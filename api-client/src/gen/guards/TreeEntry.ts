// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gTreeEntry: Guard = ['object', {
    id: 'id',
    name: 'text',
}, {
    hasChildren: 'flag',
}];
