// Original file: protos/pandex/config/v1/config.proto


export interface ListTopReferrersRequest {
  'from'?: (string);
  'to'?: (string);
}

export interface ListTopReferrersRequest__Output {
  'from': (string);
  'to': (string);
}
