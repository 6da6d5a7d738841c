// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gWhen } from '../guards/When.ts';

export const gReservation: Guard = ['object', {}, {
    reservationNo: 'text',
    status: 'id',
    statusText: 'text',
    visitTime: gWhen,
}];
