/** The name of the channel on which each tab says which version it is of; it is the same in every version (R15.3). */
export const VERSIONS_CHANNEL = 'creator-cash-advance.version';
