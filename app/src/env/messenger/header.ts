import type { RemoteConfig } from '@koo/host/config'

/**
 * Whether a page in a messenger has a title bar of ours, below the messenger's own: for the channels of `headerChannels` in the
 * configuration (gap 38). The channel is the first part of a page id. Until the configuration has come there is none.
 */
export const headerByChannel =
  (config: Pick<RemoteConfig, 'get'>) =>
  (pageId: string | null): boolean => {
    const channels = config.get('headerChannels')
    const [channel = ''] = pageId?.split('_', 1) ?? []
    return Array.isArray(channels) && channel !== '' && channels.includes(channel)
  }
