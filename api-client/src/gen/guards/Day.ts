// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gDay: Guard = ['pattern', /^\d{4}-\d{2}-\d{2}$/];
