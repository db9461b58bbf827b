// Original file: protos/pandex/config/v1/config.proto


export interface VisitCount {
  'address'?: (string);
  'kind'?: (string);
  'slot'?: (string);
  'count'?: (number);
}

export interface VisitCount__Output {
  'address': (string);
  'kind': (string);
  'slot': (string);
  'count': (number);
}
