// Original file: protos/pandex/common/v1/series.proto


export interface SeriesRequest {
  'from'?: (string);
  'to'?: (string);
  'unit'?: (string);
}

export interface SeriesRequest__Output {
  'from': (string);
  'to': (string);
  'unit': (string);
}
