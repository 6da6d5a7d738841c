// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gWhen } from '../guards/When.ts';

export const gMessage: Guard = ['object', {
    id: 'id',
    title: 'text',
}, {
    type: 'id',
    summary: 'text',
    content: 'text',
    time: gWhen,
    status: 'id',
    linkUrl: 'text',
}];
