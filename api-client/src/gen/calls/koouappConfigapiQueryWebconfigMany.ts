// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { KoouappConfigapiQueryWebconfigManyContent, KoouappConfigapiQueryWebconfigManyRequest } from '../types.ts';

/**
 * Configuration values, app gateway: POST /koouapp/configapi/query/webconfigMany
 *
 * Configuration values of the app gateway, by key.
 */
export function koouappConfigapiQueryWebconfigMany(gateway: Gateway, request: KoouappConfigapiQueryWebconfigManyRequest, options?: CallOptions): Reply<KoouappConfigapiQueryWebconfigManyContent, never> {
    return gateway.call({ path: '/koouapp/configapi/query/webconfigMany', guard: ['map'], attempts: 2, session: false, log: ['keys'] }, request, options);
}

/** /koouapp/configapi/query/webconfigMany for a query library: the key holds path and request. */
export function koouappConfigapiQueryWebconfigManyQuery(gateway: Gateway, request: KoouappConfigapiQueryWebconfigManyRequest) {
    return {
        queryKey: ['/koouapp/configapi/query/webconfigMany', request] as const,
        queryFn: (context: CallOptions) => koouappConfigapiQueryWebconfigMany(gateway, request, { signal: context.signal }),
    };
}
