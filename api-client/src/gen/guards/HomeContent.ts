// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

const gHomeItem: Guard = ['object', {}, {
    code: 'text',
    title: 'text',
    description: 'text',
    pictureUrl: 'text',
    linkUrl: 'text',
    cornerMark: 'text',
    buttonText: 'text',
}];

const gHomeSection: Guard = ['object', {
    sectionCode: 'text',
}, {
    title: 'text',
    items: ['list', gHomeItem],
}];

export const gHomeContent: Guard = ['object', {
    sections: ['list', gHomeSection],
}];
