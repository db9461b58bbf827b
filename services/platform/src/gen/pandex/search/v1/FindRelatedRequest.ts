// Original file: protos/pandex/search/v1/search.proto


export interface FindRelatedRequest {
  'doc_id'?: (string);
  'size'?: (number);
}

export interface FindRelatedRequest__Output {
  'doc_id': (string);
  'size': (number);
}
