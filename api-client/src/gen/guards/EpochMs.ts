// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gEpochMs: Guard = ['whole', 0, 8640000000000000];
