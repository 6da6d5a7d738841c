// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

const gWindowProtocol: Guard = ['object'];

export const gActivityWindow: Guard = ['object', {
    protocolDTO: ['?', gWindowProtocol],
}];
