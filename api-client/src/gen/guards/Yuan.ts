// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gYuan: Guard = ['figure', 0, 100000000, /^(?:\d{1,8}(?:\.\d{1,2})?|100000000(?:\.0{1,2})?)$/];
