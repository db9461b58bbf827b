// Original file: protos/pandex/config/v1/config.proto


export interface ListVisitSeriesRequest {
  'from'?: (string);
  'to'?: (string);
  'unit'?: (string);
}

export interface ListVisitSeriesRequest__Output {
  'from': (string);
  'to': (string);
  'unit': (string);
}
