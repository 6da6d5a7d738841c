// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gEpochMs } from '../guards/EpochMs.ts';

export const gWhen: Guard = ['either', ['text', gEpochMs]];
