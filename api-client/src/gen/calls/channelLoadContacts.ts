// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gContactList } from '../guards/ContactList.ts';
import type { ChannelLoadContactsContent, ChannelLoadContactsRequest } from '../types.ts';

/**
 * Contacts on file: POST channel/loadContacts
 *
 * Contacts on file (proposed).
 */
export function channelLoadContacts(gateway: Gateway, request: ChannelLoadContactsRequest = {}, options?: CallOptions): Reply<ChannelLoadContactsContent, never> {
    return gateway.call({ path: 'channel/loadContacts', guard: gContactList, attempts: 2 }, request, options);
}

/** channel/loadContacts for a query library: the key holds path and request. */
export function channelLoadContactsQuery(gateway: Gateway, request: ChannelLoadContactsRequest = {}) {
    return {
        queryKey: ['channel/loadContacts', request] as const,
        queryFn: (context: CallOptions) => channelLoadContacts(gateway, request, { signal: context.signal }),
    };
}
