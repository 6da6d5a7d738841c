// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gDurationMs: Guard = ['whole', 0, 315360000000];
