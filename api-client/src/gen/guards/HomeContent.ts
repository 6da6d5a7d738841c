// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

const gHomeItem: Guard = ['object'];

const gHomeSection: Guard = ['object', {
    items: ['?', ['list', gHomeItem]],
}];

export const gHomeContent: Guard = ['object', {
    sections: ['list', gHomeSection],
}];
