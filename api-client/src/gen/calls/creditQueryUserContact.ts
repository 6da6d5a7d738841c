// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gContactList } from '../guards/ContactList.ts';
import type { CreditQueryUserContactContent, CreditQueryUserContactRequest } from '../types.ts';

/**
 * Emergency contacts: POST credit/queryUserContact
 *
 * Emergency contacts on file (proposed).
 */
export function creditQueryUserContact(gateway: Gateway, request: CreditQueryUserContactRequest, options?: CallOptions): Reply<CreditQueryUserContactContent, never> {
    return gateway.call({ path: 'credit/queryUserContact', guard: gContactList, attempts: 2, log: ['contactType'] }, request, options);
}

/** credit/queryUserContact for a query library: the key holds path and request. */
export function creditQueryUserContactQuery(gateway: Gateway, request: CreditQueryUserContactRequest) {
    return {
        queryKey: ['credit/queryUserContact', request] as const,
        queryFn: (context: CallOptions) => creditQueryUserContact(gateway, request, { signal: context.signal }),
    };
}
