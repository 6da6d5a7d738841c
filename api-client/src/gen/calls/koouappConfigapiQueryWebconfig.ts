// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { KoouappConfigapiQueryWebconfigContent, KoouappConfigapiQueryWebconfigRequest } from '../types.ts';

/**
 * Configuration value, app gateway: POST /koouapp/configapi/query/webconfig
 *
 * A configuration value of the app gateway, which lies beside `/api`.
 */
export function koouappConfigapiQueryWebconfig(gateway: Gateway, request: KoouappConfigapiQueryWebconfigRequest, options?: CallOptions): Reply<KoouappConfigapiQueryWebconfigContent, never> {
    return gateway.call({ path: '/koouapp/configapi/query/webconfig', attempts: 2, session: false, log: ['keys'] }, request, options);
}

/** /koouapp/configapi/query/webconfig for a query library: the key holds path and request. */
export function koouappConfigapiQueryWebconfigQuery(gateway: Gateway, request: KoouappConfigapiQueryWebconfigRequest) {
    return {
        queryKey: ['/koouapp/configapi/query/webconfig', request] as const,
        queryFn: (context: CallOptions) => koouappConfigapiQueryWebconfig(gateway, request, { signal: context.signal }),
    };
}
