// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gWaitSeconds: Guard = ['whole', 0, 3600];
