// Original file: protos/pandex/config/v1/config.proto


export interface FindBlacklistedRequest {
  'ips'?: (string)[];
}

export interface FindBlacklistedRequest__Output {
  'ips': (string)[];
}
