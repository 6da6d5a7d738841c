// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gUploadedFile: Guard = ['object', {}, {
    key: 'text',
    url: 'text',
    hash: 'text',
}];
