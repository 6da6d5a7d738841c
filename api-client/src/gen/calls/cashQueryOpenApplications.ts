// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import type { CashQueryOpenApplicationsContent, CashQueryOpenApplicationsRequest } from '../types.ts';

const gSerialNumber: Guard = ['text', 16, 64];

const gOpenApplication: Guard = ['object', {
    serialNumber: 'text',
}, {
    listingId: gId,
    loanId: gId,
    kind: 'text',
}];

const gOpenApplications: Guard = ['object', {
    applications: ['list', gOpenApplication],
}, {
    serialNumber: gSerialNumber,
}];

/**
 * Open applications of the customer: POST cash/queryOpenApplications
 *
 * Loans that the customer has not seen yet, on whatever device he applied, and the next serial number (proposed).
 */
export function cashQueryOpenApplications(gateway: Gateway, request: CashQueryOpenApplicationsRequest, options?: CallOptions): Reply<CashQueryOpenApplicationsContent, never> {
    return gateway.call({ path: 'cash/queryOpenApplications', guard: gOpenApplications, log: ['typeId'] }, request, options);
}

/** cash/queryOpenApplications for a query library: the key holds path and request. */
export function cashQueryOpenApplicationsQuery(gateway: Gateway, request: CashQueryOpenApplicationsRequest) {
    return {
        queryKey: ['cash/queryOpenApplications', request] as const,
        queryFn: (context: CallOptions) => cashQueryOpenApplications(gateway, request, { signal: context.signal }),
    };
}
