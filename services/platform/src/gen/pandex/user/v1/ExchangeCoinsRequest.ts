// Original file: protos/pandex/user/v1/user.proto


export interface ExchangeCoinsRequest {
  'rule_id'?: (string);
  'request_id'?: (string);
}

export interface ExchangeCoinsRequest__Output {
  'rule_id': (string);
  'request_id': (string);
}
