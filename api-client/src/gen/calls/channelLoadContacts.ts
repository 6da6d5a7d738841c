// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zContactList } from '../models/ContactList.ts';
import type { ChannelLoadContactsContent, ChannelLoadContactsRequest } from '../types.ts';

export const zChannelLoadContactsContent = /*#__PURE__*/ lazySchema(() => zContactList());

/**
 * Contacts on file: POST channel/loadContacts
 *
 * Contacts on file (proposed).
 */
export function channelLoadContacts(gateway: Gateway, request: ChannelLoadContactsRequest = {}, options?: CallOptions): Promise<ChannelLoadContactsContent> {
    return gateway.call({ path: 'channel/loadContacts', content: zChannelLoadContactsContent, attempts: 2 }, request, options);
}

/** channel/loadContacts for a query library: the key holds path and request. */
export function channelLoadContactsQuery(gateway: Gateway, request: ChannelLoadContactsRequest = {}) {
    return {
        queryKey: ['channel/loadContacts', request] as const,
        queryFn: (context: CallOptions) => channelLoadContacts(gateway, request, { signal: context.signal }),
    };
}
