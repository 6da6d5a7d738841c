// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gRate: Guard = ['figure', 0, 1, /^(?:0(?:\.\d{1,20})?|1(?:\.0{1,20})?)$/];
