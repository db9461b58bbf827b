// Original file: protos/pandex/common/v1/page.proto


export interface Empty {
}

export interface Empty__Output {
}
