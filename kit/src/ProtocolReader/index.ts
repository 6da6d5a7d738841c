export { ProtocolReader, protocolStates } from './ProtocolReader.tsx'
export type { ProtocolReaderProps } from './ProtocolReader.tsx'
