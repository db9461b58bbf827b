// Original file: protos/pandex/config/v1/config.proto


export interface FindBlacklistedReply {
  'list'?: (string)[];
}

export interface FindBlacklistedReply__Output {
  'list': (string)[];
}
