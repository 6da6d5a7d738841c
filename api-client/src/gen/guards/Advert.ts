// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gAdvert: Guard = ['object', {
    pictureUrl: 'text',
}, {
    code: 'text',
    linkUrl: 'text',
    title: 'text',
    description: 'text',
    buttonText: 'text',
    cornerMark: 'text',
}];
