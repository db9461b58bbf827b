// Original file: protos/pandex/config/v1/config.proto


export interface ReferrerCount {
  'day'?: (string);
  'host'?: (string);
  'count'?: (number);
}

export interface ReferrerCount__Output {
  'day': (string);
  'host': (string);
  'count': (number);
}
