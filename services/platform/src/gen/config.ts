import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { BulkFailure as _pandex_common_v1_BulkFailure, BulkFailure__Output as _pandex_common_v1_BulkFailure__Output } from './pandex/common/v1/BulkFailure.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from './pandex/common/v1/BulkReply.ts';
import type { CountPoint as _pandex_common_v1_CountPoint, CountPoint__Output as _pandex_common_v1_CountPoint__Output } from './pandex/common/v1/CountPoint.ts';
import type { CountSeries as _pandex_common_v1_CountSeries, CountSeries__Output as _pandex_common_v1_CountSeries__Output } from './pandex/common/v1/CountSeries.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from './pandex/common/v1/Empty.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from './pandex/common/v1/Ids.ts';
import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from './pandex/common/v1/Page.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from './pandex/common/v1/SeriesRequest.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from './pandex/common/v1/ServiceStatus.ts';
import type { AddDataValuesReply as _pandex_config_v1_AddDataValuesReply, AddDataValuesReply__Output as _pandex_config_v1_AddDataValuesReply__Output } from './pandex/config/v1/AddDataValuesReply.ts';
import type { AddIndexNowRequest as _pandex_config_v1_AddIndexNowRequest, AddIndexNowRequest__Output as _pandex_config_v1_AddIndexNowRequest__Output } from './pandex/config/v1/AddIndexNowRequest.ts';
import type { AddedIndexNow as _pandex_config_v1_AddedIndexNow, AddedIndexNow__Output as _pandex_config_v1_AddedIndexNow__Output } from './pandex/config/v1/AddedIndexNow.ts';
import type { AddressCount as _pandex_config_v1_AddressCount, AddressCount__Output as _pandex_config_v1_AddressCount__Output } from './pandex/config/v1/AddressCount.ts';
import type { AuditList as _pandex_config_v1_AuditList, AuditList__Output as _pandex_config_v1_AuditList__Output } from './pandex/config/v1/AuditList.ts';
import type { AuditRow as _pandex_config_v1_AuditRow, AuditRow__Output as _pandex_config_v1_AuditRow__Output } from './pandex/config/v1/AuditRow.ts';
import type { Backup as _pandex_config_v1_Backup, Backup__Output as _pandex_config_v1_Backup__Output } from './pandex/config/v1/Backup.ts';
import type { BackupList as _pandex_config_v1_BackupList, BackupList__Output as _pandex_config_v1_BackupList__Output } from './pandex/config/v1/BackupList.ts';
import type { Blacklist as _pandex_config_v1_Blacklist, Blacklist__Output as _pandex_config_v1_Blacklist__Output } from './pandex/config/v1/Blacklist.ts';
import type { BlacklistChange as _pandex_config_v1_BlacklistChange, BlacklistChange__Output as _pandex_config_v1_BlacklistChange__Output } from './pandex/config/v1/BlacklistChange.ts';
import type { BlacklistChanges as _pandex_config_v1_BlacklistChanges, BlacklistChanges__Output as _pandex_config_v1_BlacklistChanges__Output } from './pandex/config/v1/BlacklistChanges.ts';
import type { BlacklistEntry as _pandex_config_v1_BlacklistEntry, BlacklistEntry__Output as _pandex_config_v1_BlacklistEntry__Output } from './pandex/config/v1/BlacklistEntry.ts';
import type { BlacklistEntryInput as _pandex_config_v1_BlacklistEntryInput, BlacklistEntryInput__Output as _pandex_config_v1_BlacklistEntryInput__Output } from './pandex/config/v1/BlacklistEntryInput.ts';
import type { BusiestAddresses as _pandex_config_v1_BusiestAddresses, BusiestAddresses__Output as _pandex_config_v1_BusiestAddresses__Output } from './pandex/config/v1/BusiestAddresses.ts';
import type { ChangeDataValuesRequest as _pandex_config_v1_ChangeDataValuesRequest, ChangeDataValuesRequest__Output as _pandex_config_v1_ChangeDataValuesRequest__Output } from './pandex/config/v1/ChangeDataValuesRequest.ts';
import type { ClearBlacklistRequest as _pandex_config_v1_ClearBlacklistRequest, ClearBlacklistRequest__Output as _pandex_config_v1_ClearBlacklistRequest__Output } from './pandex/config/v1/ClearBlacklistRequest.ts';
import type { ConfigHistory as _pandex_config_v1_ConfigHistory, ConfigHistory__Output as _pandex_config_v1_ConfigHistory__Output } from './pandex/config/v1/ConfigHistory.ts';
import type { ConfigHistoryRow as _pandex_config_v1_ConfigHistoryRow, ConfigHistoryRow__Output as _pandex_config_v1_ConfigHistoryRow__Output } from './pandex/config/v1/ConfigHistoryRow.ts';
import type { ConfigImportChange as _pandex_config_v1_ConfigImportChange, ConfigImportChange__Output as _pandex_config_v1_ConfigImportChange__Output } from './pandex/config/v1/ConfigImportChange.ts';
import type { ConfigImportPreview as _pandex_config_v1_ConfigImportPreview, ConfigImportPreview__Output as _pandex_config_v1_ConfigImportPreview__Output } from './pandex/config/v1/ConfigImportPreview.ts';
import type { ConfigImportProblem as _pandex_config_v1_ConfigImportProblem, ConfigImportProblem__Output as _pandex_config_v1_ConfigImportProblem__Output } from './pandex/config/v1/ConfigImportProblem.ts';
import type { ConfigMap as _pandex_config_v1_ConfigMap, ConfigMap__Output as _pandex_config_v1_ConfigMap__Output } from './pandex/config/v1/ConfigMap.ts';
import type { ConfigServiceClient as _pandex_config_v1_ConfigServiceClient, ConfigServiceDefinition as _pandex_config_v1_ConfigServiceDefinition } from './pandex/config/v1/ConfigService.ts';
import type { ConfigValue as _pandex_config_v1_ConfigValue, ConfigValue__Output as _pandex_config_v1_ConfigValue__Output } from './pandex/config/v1/ConfigValue.ts';
import type { CreateOpenTokenRequest as _pandex_config_v1_CreateOpenTokenRequest, CreateOpenTokenRequest__Output as _pandex_config_v1_CreateOpenTokenRequest__Output } from './pandex/config/v1/CreateOpenTokenRequest.ts';
import type { CreatedOpenToken as _pandex_config_v1_CreatedOpenToken, CreatedOpenToken__Output as _pandex_config_v1_CreatedOpenToken__Output } from './pandex/config/v1/CreatedOpenToken.ts';
import type { DataLists as _pandex_config_v1_DataLists, DataLists__Output as _pandex_config_v1_DataLists__Output } from './pandex/config/v1/DataLists.ts';
import type { DataValue as _pandex_config_v1_DataValue, DataValue__Output as _pandex_config_v1_DataValue__Output } from './pandex/config/v1/DataValue.ts';
import type { DataValueList as _pandex_config_v1_DataValueList, DataValueList__Output as _pandex_config_v1_DataValueList__Output } from './pandex/config/v1/DataValueList.ts';
import type { DataValues as _pandex_config_v1_DataValues, DataValues__Output as _pandex_config_v1_DataValues__Output } from './pandex/config/v1/DataValues.ts';
import type { FileText as _pandex_config_v1_FileText, FileText__Output as _pandex_config_v1_FileText__Output } from './pandex/config/v1/FileText.ts';
import type { FileTextContent as _pandex_config_v1_FileTextContent, FileTextContent__Output as _pandex_config_v1_FileTextContent__Output } from './pandex/config/v1/FileTextContent.ts';
import type { FileTextList as _pandex_config_v1_FileTextList, FileTextList__Output as _pandex_config_v1_FileTextList__Output } from './pandex/config/v1/FileTextList.ts';
import type { FileTextUrl as _pandex_config_v1_FileTextUrl, FileTextUrl__Output as _pandex_config_v1_FileTextUrl__Output } from './pandex/config/v1/FileTextUrl.ts';
import type { FindBlacklistedReply as _pandex_config_v1_FindBlacklistedReply, FindBlacklistedReply__Output as _pandex_config_v1_FindBlacklistedReply__Output } from './pandex/config/v1/FindBlacklistedReply.ts';
import type { FindBlacklistedRequest as _pandex_config_v1_FindBlacklistedRequest, FindBlacklistedRequest__Output as _pandex_config_v1_FindBlacklistedRequest__Output } from './pandex/config/v1/FindBlacklistedRequest.ts';
import type { GetDataListsRequest as _pandex_config_v1_GetDataListsRequest, GetDataListsRequest__Output as _pandex_config_v1_GetDataListsRequest__Output } from './pandex/config/v1/GetDataListsRequest.ts';
import type { GetFileTextRequest as _pandex_config_v1_GetFileTextRequest, GetFileTextRequest__Output as _pandex_config_v1_GetFileTextRequest__Output } from './pandex/config/v1/GetFileTextRequest.ts';
import type { GetImageRequest as _pandex_config_v1_GetImageRequest, GetImageRequest__Output as _pandex_config_v1_GetImageRequest__Output } from './pandex/config/v1/GetImageRequest.ts';
import type { GetStoredListsRequest as _pandex_config_v1_GetStoredListsRequest, GetStoredListsRequest__Output as _pandex_config_v1_GetStoredListsRequest__Output } from './pandex/config/v1/GetStoredListsRequest.ts';
import type { ImageContent as _pandex_config_v1_ImageContent, ImageContent__Output as _pandex_config_v1_ImageContent__Output } from './pandex/config/v1/ImageContent.ts';
import type { ImportBlacklistReply as _pandex_config_v1_ImportBlacklistReply, ImportBlacklistReply__Output as _pandex_config_v1_ImportBlacklistReply__Output } from './pandex/config/v1/ImportBlacklistReply.ts';
import type { ImportBlacklistRequest as _pandex_config_v1_ImportBlacklistRequest, ImportBlacklistRequest__Output as _pandex_config_v1_ImportBlacklistRequest__Output } from './pandex/config/v1/ImportBlacklistRequest.ts';
import type { InvalidLine as _pandex_config_v1_InvalidLine, InvalidLine__Output as _pandex_config_v1_InvalidLine__Output } from './pandex/config/v1/InvalidLine.ts';
import type { ListAllRequest as _pandex_config_v1_ListAllRequest, ListAllRequest__Output as _pandex_config_v1_ListAllRequest__Output } from './pandex/config/v1/ListAllRequest.ts';
import type { ListAuditRequest as _pandex_config_v1_ListAuditRequest, ListAuditRequest__Output as _pandex_config_v1_ListAuditRequest__Output } from './pandex/config/v1/ListAuditRequest.ts';
import type { ListBackupsRequest as _pandex_config_v1_ListBackupsRequest, ListBackupsRequest__Output as _pandex_config_v1_ListBackupsRequest__Output } from './pandex/config/v1/ListBackupsRequest.ts';
import type { ListBlacklistChangesRequest as _pandex_config_v1_ListBlacklistChangesRequest, ListBlacklistChangesRequest__Output as _pandex_config_v1_ListBlacklistChangesRequest__Output } from './pandex/config/v1/ListBlacklistChangesRequest.ts';
import type { ListBlacklistRequest as _pandex_config_v1_ListBlacklistRequest, ListBlacklistRequest__Output as _pandex_config_v1_ListBlacklistRequest__Output } from './pandex/config/v1/ListBlacklistRequest.ts';
import type { ListBusiestAddressesRequest as _pandex_config_v1_ListBusiestAddressesRequest, ListBusiestAddressesRequest__Output as _pandex_config_v1_ListBusiestAddressesRequest__Output } from './pandex/config/v1/ListBusiestAddressesRequest.ts';
import type { ListColumns as _pandex_config_v1_ListColumns, ListColumns__Output as _pandex_config_v1_ListColumns__Output } from './pandex/config/v1/ListColumns.ts';
import type { ListConfigHistoryRequest as _pandex_config_v1_ListConfigHistoryRequest, ListConfigHistoryRequest__Output as _pandex_config_v1_ListConfigHistoryRequest__Output } from './pandex/config/v1/ListConfigHistoryRequest.ts';
import type { ListDataValuesRequest as _pandex_config_v1_ListDataValuesRequest, ListDataValuesRequest__Output as _pandex_config_v1_ListDataValuesRequest__Output } from './pandex/config/v1/ListDataValuesRequest.ts';
import type { ListFileTextsRequest as _pandex_config_v1_ListFileTextsRequest, ListFileTextsRequest__Output as _pandex_config_v1_ListFileTextsRequest__Output } from './pandex/config/v1/ListFileTextsRequest.ts';
import type { ListOpenTokensRequest as _pandex_config_v1_ListOpenTokensRequest, ListOpenTokensRequest__Output as _pandex_config_v1_ListOpenTokensRequest__Output } from './pandex/config/v1/ListOpenTokensRequest.ts';
import type { ListPublicRequest as _pandex_config_v1_ListPublicRequest, ListPublicRequest__Output as _pandex_config_v1_ListPublicRequest__Output } from './pandex/config/v1/ListPublicRequest.ts';
import type { ListSettingSchemasRequest as _pandex_config_v1_ListSettingSchemasRequest, ListSettingSchemasRequest__Output as _pandex_config_v1_ListSettingSchemasRequest__Output } from './pandex/config/v1/ListSettingSchemasRequest.ts';
import type { ListStoredItemsRequest as _pandex_config_v1_ListStoredItemsRequest, ListStoredItemsRequest__Output as _pandex_config_v1_ListStoredItemsRequest__Output } from './pandex/config/v1/ListStoredItemsRequest.ts';
import type { ListTopReferrersRequest as _pandex_config_v1_ListTopReferrersRequest, ListTopReferrersRequest__Output as _pandex_config_v1_ListTopReferrersRequest__Output } from './pandex/config/v1/ListTopReferrersRequest.ts';
import type { ListUploadsRequest as _pandex_config_v1_ListUploadsRequest, ListUploadsRequest__Output as _pandex_config_v1_ListUploadsRequest__Output } from './pandex/config/v1/ListUploadsRequest.ts';
import type { ListView as _pandex_config_v1_ListView, ListView__Output as _pandex_config_v1_ListView__Output } from './pandex/config/v1/ListView.ts';
import type { ListViewsRequest as _pandex_config_v1_ListViewsRequest, ListViewsRequest__Output as _pandex_config_v1_ListViewsRequest__Output } from './pandex/config/v1/ListViewsRequest.ts';
import type { ListVisitorsRequest as _pandex_config_v1_ListVisitorsRequest, ListVisitorsRequest__Output as _pandex_config_v1_ListVisitorsRequest__Output } from './pandex/config/v1/ListVisitorsRequest.ts';
import type { NoteVisitedAddressRequest as _pandex_config_v1_NoteVisitedAddressRequest, NoteVisitedAddressRequest__Output as _pandex_config_v1_NoteVisitedAddressRequest__Output } from './pandex/config/v1/NoteVisitedAddressRequest.ts';
import type { OpenToken as _pandex_config_v1_OpenToken, OpenToken__Output as _pandex_config_v1_OpenToken__Output } from './pandex/config/v1/OpenToken.ts';
import type { OpenTokenDay as _pandex_config_v1_OpenTokenDay, OpenTokenDay__Output as _pandex_config_v1_OpenTokenDay__Output } from './pandex/config/v1/OpenTokenDay.ts';
import type { OpenTokenList as _pandex_config_v1_OpenTokenList, OpenTokenList__Output as _pandex_config_v1_OpenTokenList__Output } from './pandex/config/v1/OpenTokenList.ts';
import type { OpenTokenRow as _pandex_config_v1_OpenTokenRow, OpenTokenRow__Output as _pandex_config_v1_OpenTokenRow__Output } from './pandex/config/v1/OpenTokenRow.ts';
import type { OpenTokenUsage as _pandex_config_v1_OpenTokenUsage, OpenTokenUsage__Output as _pandex_config_v1_OpenTokenUsage__Output } from './pandex/config/v1/OpenTokenUsage.ts';
import type { OrderStoredItemsRequest as _pandex_config_v1_OrderStoredItemsRequest, OrderStoredItemsRequest__Output as _pandex_config_v1_OrderStoredItemsRequest__Output } from './pandex/config/v1/OrderStoredItemsRequest.ts';
import type { PreviewBlacklistReply as _pandex_config_v1_PreviewBlacklistReply, PreviewBlacklistReply__Output as _pandex_config_v1_PreviewBlacklistReply__Output } from './pandex/config/v1/PreviewBlacklistReply.ts';
import type { PreviewBlacklistRequest as _pandex_config_v1_PreviewBlacklistRequest, PreviewBlacklistRequest__Output as _pandex_config_v1_PreviewBlacklistRequest__Output } from './pandex/config/v1/PreviewBlacklistRequest.ts';
import type { RecordOpenTokenUsageRequest as _pandex_config_v1_RecordOpenTokenUsageRequest, RecordOpenTokenUsageRequest__Output as _pandex_config_v1_RecordOpenTokenUsageRequest__Output } from './pandex/config/v1/RecordOpenTokenUsageRequest.ts';
import type { RecordReferrersRequest as _pandex_config_v1_RecordReferrersRequest, RecordReferrersRequest__Output as _pandex_config_v1_RecordReferrersRequest__Output } from './pandex/config/v1/RecordReferrersRequest.ts';
import type { RecordVisitsRequest as _pandex_config_v1_RecordVisitsRequest, RecordVisitsRequest__Output as _pandex_config_v1_RecordVisitsRequest__Output } from './pandex/config/v1/RecordVisitsRequest.ts';
import type { ReferrerCount as _pandex_config_v1_ReferrerCount, ReferrerCount__Output as _pandex_config_v1_ReferrerCount__Output } from './pandex/config/v1/ReferrerCount.ts';
import type { ReferrerList as _pandex_config_v1_ReferrerList, ReferrerList__Output as _pandex_config_v1_ReferrerList__Output } from './pandex/config/v1/ReferrerList.ts';
import type { ReferrerVisits as _pandex_config_v1_ReferrerVisits, ReferrerVisits__Output as _pandex_config_v1_ReferrerVisits__Output } from './pandex/config/v1/ReferrerVisits.ts';
import type { RemoveDataValuesReply as _pandex_config_v1_RemoveDataValuesReply, RemoveDataValuesReply__Output as _pandex_config_v1_RemoveDataValuesReply__Output } from './pandex/config/v1/RemoveDataValuesReply.ts';
import type { RestoreConfigRequest as _pandex_config_v1_RestoreConfigRequest, RestoreConfigRequest__Output as _pandex_config_v1_RestoreConfigRequest__Output } from './pandex/config/v1/RestoreConfigRequest.ts';
import type { SaveViewRequest as _pandex_config_v1_SaveViewRequest, SaveViewRequest__Output as _pandex_config_v1_SaveViewRequest__Output } from './pandex/config/v1/SaveViewRequest.ts';
import type { SettingSchema as _pandex_config_v1_SettingSchema, SettingSchema__Output as _pandex_config_v1_SettingSchema__Output } from './pandex/config/v1/SettingSchema.ts';
import type { SettingSchemaList as _pandex_config_v1_SettingSchemaList, SettingSchemaList__Output as _pandex_config_v1_SettingSchemaList__Output } from './pandex/config/v1/SettingSchemaList.ts';
import type { StoredItem as _pandex_config_v1_StoredItem, StoredItem__Output as _pandex_config_v1_StoredItem__Output } from './pandex/config/v1/StoredItem.ts';
import type { StoredItemInput as _pandex_config_v1_StoredItemInput, StoredItemInput__Output as _pandex_config_v1_StoredItemInput__Output } from './pandex/config/v1/StoredItemInput.ts';
import type { StoredItemList as _pandex_config_v1_StoredItemList, StoredItemList__Output as _pandex_config_v1_StoredItemList__Output } from './pandex/config/v1/StoredItemList.ts';
import type { StoredLists as _pandex_config_v1_StoredLists, StoredLists__Output as _pandex_config_v1_StoredLists__Output } from './pandex/config/v1/StoredLists.ts';
import type { UpdateFileTextRequest as _pandex_config_v1_UpdateFileTextRequest, UpdateFileTextRequest__Output as _pandex_config_v1_UpdateFileTextRequest__Output } from './pandex/config/v1/UpdateFileTextRequest.ts';
import type { UpdateOpenTokenRequest as _pandex_config_v1_UpdateOpenTokenRequest, UpdateOpenTokenRequest__Output as _pandex_config_v1_UpdateOpenTokenRequest__Output } from './pandex/config/v1/UpdateOpenTokenRequest.ts';
import type { UpdateRequest as _pandex_config_v1_UpdateRequest, UpdateRequest__Output as _pandex_config_v1_UpdateRequest__Output } from './pandex/config/v1/UpdateRequest.ts';
import type { Upload as _pandex_config_v1_Upload, Upload__Output as _pandex_config_v1_Upload__Output } from './pandex/config/v1/Upload.ts';
import type { UploadImageRequest as _pandex_config_v1_UploadImageRequest, UploadImageRequest__Output as _pandex_config_v1_UploadImageRequest__Output } from './pandex/config/v1/UploadImageRequest.ts';
import type { UploadList as _pandex_config_v1_UploadList, UploadList__Output as _pandex_config_v1_UploadList__Output } from './pandex/config/v1/UploadList.ts';
import type { UploadUse as _pandex_config_v1_UploadUse, UploadUse__Output as _pandex_config_v1_UploadUse__Output } from './pandex/config/v1/UploadUse.ts';
import type { UploadedImage as _pandex_config_v1_UploadedImage, UploadedImage__Output as _pandex_config_v1_UploadedImage__Output } from './pandex/config/v1/UploadedImage.ts';
import type { VerifyOpenTokenRequest as _pandex_config_v1_VerifyOpenTokenRequest, VerifyOpenTokenRequest__Output as _pandex_config_v1_VerifyOpenTokenRequest__Output } from './pandex/config/v1/VerifyOpenTokenRequest.ts';
import type { ViewList as _pandex_config_v1_ViewList, ViewList__Output as _pandex_config_v1_ViewList__Output } from './pandex/config/v1/ViewList.ts';
import type { VisitCount as _pandex_config_v1_VisitCount, VisitCount__Output as _pandex_config_v1_VisitCount__Output } from './pandex/config/v1/VisitCount.ts';
import type { VisitPoint as _pandex_config_v1_VisitPoint, VisitPoint__Output as _pandex_config_v1_VisitPoint__Output } from './pandex/config/v1/VisitPoint.ts';
import type { VisitSeries as _pandex_config_v1_VisitSeries, VisitSeries__Output as _pandex_config_v1_VisitSeries__Output } from './pandex/config/v1/VisitSeries.ts';
import type { Visitor as _pandex_config_v1_Visitor, Visitor__Output as _pandex_config_v1_Visitor__Output } from './pandex/config/v1/Visitor.ts';
import type { VisitorList as _pandex_config_v1_VisitorList, VisitorList__Output as _pandex_config_v1_VisitorList__Output } from './pandex/config/v1/VisitorList.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        BulkFailure: MessageTypeDefinition<_pandex_common_v1_BulkFailure, _pandex_common_v1_BulkFailure__Output>
        BulkReply: MessageTypeDefinition<_pandex_common_v1_BulkReply, _pandex_common_v1_BulkReply__Output>
        CountPoint: MessageTypeDefinition<_pandex_common_v1_CountPoint, _pandex_common_v1_CountPoint__Output>
        CountSeries: MessageTypeDefinition<_pandex_common_v1_CountSeries, _pandex_common_v1_CountSeries__Output>
        Empty: MessageTypeDefinition<_pandex_common_v1_Empty, _pandex_common_v1_Empty__Output>
        Ids: MessageTypeDefinition<_pandex_common_v1_Ids, _pandex_common_v1_Ids__Output>
        Page: MessageTypeDefinition<_pandex_common_v1_Page, _pandex_common_v1_Page__Output>
        SeriesRequest: MessageTypeDefinition<_pandex_common_v1_SeriesRequest, _pandex_common_v1_SeriesRequest__Output>
        ServiceStatus: MessageTypeDefinition<_pandex_common_v1_ServiceStatus, _pandex_common_v1_ServiceStatus__Output>
      }
    }
    config: {
      v1: {
        AddDataValuesReply: MessageTypeDefinition<_pandex_config_v1_AddDataValuesReply, _pandex_config_v1_AddDataValuesReply__Output>
        AddIndexNowRequest: MessageTypeDefinition<_pandex_config_v1_AddIndexNowRequest, _pandex_config_v1_AddIndexNowRequest__Output>
        AddedIndexNow: MessageTypeDefinition<_pandex_config_v1_AddedIndexNow, _pandex_config_v1_AddedIndexNow__Output>
        AddressCount: MessageTypeDefinition<_pandex_config_v1_AddressCount, _pandex_config_v1_AddressCount__Output>
        AuditList: MessageTypeDefinition<_pandex_config_v1_AuditList, _pandex_config_v1_AuditList__Output>
        AuditRow: MessageTypeDefinition<_pandex_config_v1_AuditRow, _pandex_config_v1_AuditRow__Output>
        Backup: MessageTypeDefinition<_pandex_config_v1_Backup, _pandex_config_v1_Backup__Output>
        BackupList: MessageTypeDefinition<_pandex_config_v1_BackupList, _pandex_config_v1_BackupList__Output>
        Blacklist: MessageTypeDefinition<_pandex_config_v1_Blacklist, _pandex_config_v1_Blacklist__Output>
        BlacklistChange: MessageTypeDefinition<_pandex_config_v1_BlacklistChange, _pandex_config_v1_BlacklistChange__Output>
        BlacklistChanges: MessageTypeDefinition<_pandex_config_v1_BlacklistChanges, _pandex_config_v1_BlacklistChanges__Output>
        BlacklistEntry: MessageTypeDefinition<_pandex_config_v1_BlacklistEntry, _pandex_config_v1_BlacklistEntry__Output>
        BlacklistEntryInput: MessageTypeDefinition<_pandex_config_v1_BlacklistEntryInput, _pandex_config_v1_BlacklistEntryInput__Output>
        BusiestAddresses: MessageTypeDefinition<_pandex_config_v1_BusiestAddresses, _pandex_config_v1_BusiestAddresses__Output>
        ChangeDataValuesRequest: MessageTypeDefinition<_pandex_config_v1_ChangeDataValuesRequest, _pandex_config_v1_ChangeDataValuesRequest__Output>
        ClearBlacklistRequest: MessageTypeDefinition<_pandex_config_v1_ClearBlacklistRequest, _pandex_config_v1_ClearBlacklistRequest__Output>
        ConfigHistory: MessageTypeDefinition<_pandex_config_v1_ConfigHistory, _pandex_config_v1_ConfigHistory__Output>
        ConfigHistoryRow: MessageTypeDefinition<_pandex_config_v1_ConfigHistoryRow, _pandex_config_v1_ConfigHistoryRow__Output>
        ConfigImportChange: MessageTypeDefinition<_pandex_config_v1_ConfigImportChange, _pandex_config_v1_ConfigImportChange__Output>
        ConfigImportPreview: MessageTypeDefinition<_pandex_config_v1_ConfigImportPreview, _pandex_config_v1_ConfigImportPreview__Output>
        ConfigImportProblem: MessageTypeDefinition<_pandex_config_v1_ConfigImportProblem, _pandex_config_v1_ConfigImportProblem__Output>
        ConfigMap: MessageTypeDefinition<_pandex_config_v1_ConfigMap, _pandex_config_v1_ConfigMap__Output>
        ConfigService: SubtypeConstructor<typeof grpc.Client, _pandex_config_v1_ConfigServiceClient> & { service: _pandex_config_v1_ConfigServiceDefinition }
        ConfigValue: MessageTypeDefinition<_pandex_config_v1_ConfigValue, _pandex_config_v1_ConfigValue__Output>
        CreateOpenTokenRequest: MessageTypeDefinition<_pandex_config_v1_CreateOpenTokenRequest, _pandex_config_v1_CreateOpenTokenRequest__Output>
        CreatedOpenToken: MessageTypeDefinition<_pandex_config_v1_CreatedOpenToken, _pandex_config_v1_CreatedOpenToken__Output>
        DataLists: MessageTypeDefinition<_pandex_config_v1_DataLists, _pandex_config_v1_DataLists__Output>
        DataValue: MessageTypeDefinition<_pandex_config_v1_DataValue, _pandex_config_v1_DataValue__Output>
        DataValueList: MessageTypeDefinition<_pandex_config_v1_DataValueList, _pandex_config_v1_DataValueList__Output>
        DataValues: MessageTypeDefinition<_pandex_config_v1_DataValues, _pandex_config_v1_DataValues__Output>
        FileText: MessageTypeDefinition<_pandex_config_v1_FileText, _pandex_config_v1_FileText__Output>
        FileTextContent: MessageTypeDefinition<_pandex_config_v1_FileTextContent, _pandex_config_v1_FileTextContent__Output>
        FileTextList: MessageTypeDefinition<_pandex_config_v1_FileTextList, _pandex_config_v1_FileTextList__Output>
        FileTextUrl: MessageTypeDefinition<_pandex_config_v1_FileTextUrl, _pandex_config_v1_FileTextUrl__Output>
        FindBlacklistedReply: MessageTypeDefinition<_pandex_config_v1_FindBlacklistedReply, _pandex_config_v1_FindBlacklistedReply__Output>
        FindBlacklistedRequest: MessageTypeDefinition<_pandex_config_v1_FindBlacklistedRequest, _pandex_config_v1_FindBlacklistedRequest__Output>
        GetDataListsRequest: MessageTypeDefinition<_pandex_config_v1_GetDataListsRequest, _pandex_config_v1_GetDataListsRequest__Output>
        GetFileTextRequest: MessageTypeDefinition<_pandex_config_v1_GetFileTextRequest, _pandex_config_v1_GetFileTextRequest__Output>
        GetImageRequest: MessageTypeDefinition<_pandex_config_v1_GetImageRequest, _pandex_config_v1_GetImageRequest__Output>
        GetStoredListsRequest: MessageTypeDefinition<_pandex_config_v1_GetStoredListsRequest, _pandex_config_v1_GetStoredListsRequest__Output>
        ImageContent: MessageTypeDefinition<_pandex_config_v1_ImageContent, _pandex_config_v1_ImageContent__Output>
        ImportBlacklistReply: MessageTypeDefinition<_pandex_config_v1_ImportBlacklistReply, _pandex_config_v1_ImportBlacklistReply__Output>
        ImportBlacklistRequest: MessageTypeDefinition<_pandex_config_v1_ImportBlacklistRequest, _pandex_config_v1_ImportBlacklistRequest__Output>
        InvalidLine: MessageTypeDefinition<_pandex_config_v1_InvalidLine, _pandex_config_v1_InvalidLine__Output>
        ListAllRequest: MessageTypeDefinition<_pandex_config_v1_ListAllRequest, _pandex_config_v1_ListAllRequest__Output>
        ListAuditRequest: MessageTypeDefinition<_pandex_config_v1_ListAuditRequest, _pandex_config_v1_ListAuditRequest__Output>
        ListBackupsRequest: MessageTypeDefinition<_pandex_config_v1_ListBackupsRequest, _pandex_config_v1_ListBackupsRequest__Output>
        ListBlacklistChangesRequest: MessageTypeDefinition<_pandex_config_v1_ListBlacklistChangesRequest, _pandex_config_v1_ListBlacklistChangesRequest__Output>
        ListBlacklistRequest: MessageTypeDefinition<_pandex_config_v1_ListBlacklistRequest, _pandex_config_v1_ListBlacklistRequest__Output>
        ListBusiestAddressesRequest: MessageTypeDefinition<_pandex_config_v1_ListBusiestAddressesRequest, _pandex_config_v1_ListBusiestAddressesRequest__Output>
        ListColumns: MessageTypeDefinition<_pandex_config_v1_ListColumns, _pandex_config_v1_ListColumns__Output>
        ListConfigHistoryRequest: MessageTypeDefinition<_pandex_config_v1_ListConfigHistoryRequest, _pandex_config_v1_ListConfigHistoryRequest__Output>
        ListDataValuesRequest: MessageTypeDefinition<_pandex_config_v1_ListDataValuesRequest, _pandex_config_v1_ListDataValuesRequest__Output>
        ListFileTextsRequest: MessageTypeDefinition<_pandex_config_v1_ListFileTextsRequest, _pandex_config_v1_ListFileTextsRequest__Output>
        ListOpenTokensRequest: MessageTypeDefinition<_pandex_config_v1_ListOpenTokensRequest, _pandex_config_v1_ListOpenTokensRequest__Output>
        ListPublicRequest: MessageTypeDefinition<_pandex_config_v1_ListPublicRequest, _pandex_config_v1_ListPublicRequest__Output>
        ListSettingSchemasRequest: MessageTypeDefinition<_pandex_config_v1_ListSettingSchemasRequest, _pandex_config_v1_ListSettingSchemasRequest__Output>
        ListStoredItemsRequest: MessageTypeDefinition<_pandex_config_v1_ListStoredItemsRequest, _pandex_config_v1_ListStoredItemsRequest__Output>
        ListTopReferrersRequest: MessageTypeDefinition<_pandex_config_v1_ListTopReferrersRequest, _pandex_config_v1_ListTopReferrersRequest__Output>
        ListUploadsRequest: MessageTypeDefinition<_pandex_config_v1_ListUploadsRequest, _pandex_config_v1_ListUploadsRequest__Output>
        ListView: MessageTypeDefinition<_pandex_config_v1_ListView, _pandex_config_v1_ListView__Output>
        ListViewsRequest: MessageTypeDefinition<_pandex_config_v1_ListViewsRequest, _pandex_config_v1_ListViewsRequest__Output>
        ListVisitorsRequest: MessageTypeDefinition<_pandex_config_v1_ListVisitorsRequest, _pandex_config_v1_ListVisitorsRequest__Output>
        NoteVisitedAddressRequest: MessageTypeDefinition<_pandex_config_v1_NoteVisitedAddressRequest, _pandex_config_v1_NoteVisitedAddressRequest__Output>
        OpenToken: MessageTypeDefinition<_pandex_config_v1_OpenToken, _pandex_config_v1_OpenToken__Output>
        OpenTokenDay: MessageTypeDefinition<_pandex_config_v1_OpenTokenDay, _pandex_config_v1_OpenTokenDay__Output>
        OpenTokenList: MessageTypeDefinition<_pandex_config_v1_OpenTokenList, _pandex_config_v1_OpenTokenList__Output>
        OpenTokenRow: MessageTypeDefinition<_pandex_config_v1_OpenTokenRow, _pandex_config_v1_OpenTokenRow__Output>
        OpenTokenUsage: MessageTypeDefinition<_pandex_config_v1_OpenTokenUsage, _pandex_config_v1_OpenTokenUsage__Output>
        OrderStoredItemsRequest: MessageTypeDefinition<_pandex_config_v1_OrderStoredItemsRequest, _pandex_config_v1_OrderStoredItemsRequest__Output>
        PreviewBlacklistReply: MessageTypeDefinition<_pandex_config_v1_PreviewBlacklistReply, _pandex_config_v1_PreviewBlacklistReply__Output>
        PreviewBlacklistRequest: MessageTypeDefinition<_pandex_config_v1_PreviewBlacklistRequest, _pandex_config_v1_PreviewBlacklistRequest__Output>
        RecordOpenTokenUsageRequest: MessageTypeDefinition<_pandex_config_v1_RecordOpenTokenUsageRequest, _pandex_config_v1_RecordOpenTokenUsageRequest__Output>
        RecordReferrersRequest: MessageTypeDefinition<_pandex_config_v1_RecordReferrersRequest, _pandex_config_v1_RecordReferrersRequest__Output>
        RecordVisitsRequest: MessageTypeDefinition<_pandex_config_v1_RecordVisitsRequest, _pandex_config_v1_RecordVisitsRequest__Output>
        ReferrerCount: MessageTypeDefinition<_pandex_config_v1_ReferrerCount, _pandex_config_v1_ReferrerCount__Output>
        ReferrerList: MessageTypeDefinition<_pandex_config_v1_ReferrerList, _pandex_config_v1_ReferrerList__Output>
        ReferrerVisits: MessageTypeDefinition<_pandex_config_v1_ReferrerVisits, _pandex_config_v1_ReferrerVisits__Output>
        RemoveDataValuesReply: MessageTypeDefinition<_pandex_config_v1_RemoveDataValuesReply, _pandex_config_v1_RemoveDataValuesReply__Output>
        RestoreConfigRequest: MessageTypeDefinition<_pandex_config_v1_RestoreConfigRequest, _pandex_config_v1_RestoreConfigRequest__Output>
        SaveViewRequest: MessageTypeDefinition<_pandex_config_v1_SaveViewRequest, _pandex_config_v1_SaveViewRequest__Output>
        SettingSchema: MessageTypeDefinition<_pandex_config_v1_SettingSchema, _pandex_config_v1_SettingSchema__Output>
        SettingSchemaList: MessageTypeDefinition<_pandex_config_v1_SettingSchemaList, _pandex_config_v1_SettingSchemaList__Output>
        StoredItem: MessageTypeDefinition<_pandex_config_v1_StoredItem, _pandex_config_v1_StoredItem__Output>
        StoredItemInput: MessageTypeDefinition<_pandex_config_v1_StoredItemInput, _pandex_config_v1_StoredItemInput__Output>
        StoredItemList: MessageTypeDefinition<_pandex_config_v1_StoredItemList, _pandex_config_v1_StoredItemList__Output>
        StoredLists: MessageTypeDefinition<_pandex_config_v1_StoredLists, _pandex_config_v1_StoredLists__Output>
        UpdateFileTextRequest: MessageTypeDefinition<_pandex_config_v1_UpdateFileTextRequest, _pandex_config_v1_UpdateFileTextRequest__Output>
        UpdateOpenTokenRequest: MessageTypeDefinition<_pandex_config_v1_UpdateOpenTokenRequest, _pandex_config_v1_UpdateOpenTokenRequest__Output>
        UpdateRequest: MessageTypeDefinition<_pandex_config_v1_UpdateRequest, _pandex_config_v1_UpdateRequest__Output>
        Upload: MessageTypeDefinition<_pandex_config_v1_Upload, _pandex_config_v1_Upload__Output>
        UploadImageRequest: MessageTypeDefinition<_pandex_config_v1_UploadImageRequest, _pandex_config_v1_UploadImageRequest__Output>
        UploadList: MessageTypeDefinition<_pandex_config_v1_UploadList, _pandex_config_v1_UploadList__Output>
        UploadUse: MessageTypeDefinition<_pandex_config_v1_UploadUse, _pandex_config_v1_UploadUse__Output>
        UploadedImage: MessageTypeDefinition<_pandex_config_v1_UploadedImage, _pandex_config_v1_UploadedImage__Output>
        VerifyOpenTokenRequest: MessageTypeDefinition<_pandex_config_v1_VerifyOpenTokenRequest, _pandex_config_v1_VerifyOpenTokenRequest__Output>
        ViewList: MessageTypeDefinition<_pandex_config_v1_ViewList, _pandex_config_v1_ViewList__Output>
        VisitCount: MessageTypeDefinition<_pandex_config_v1_VisitCount, _pandex_config_v1_VisitCount__Output>
        VisitPoint: MessageTypeDefinition<_pandex_config_v1_VisitPoint, _pandex_config_v1_VisitPoint__Output>
        VisitSeries: MessageTypeDefinition<_pandex_config_v1_VisitSeries, _pandex_config_v1_VisitSeries__Output>
        Visitor: MessageTypeDefinition<_pandex_config_v1_Visitor, _pandex_config_v1_Visitor__Output>
        VisitorList: MessageTypeDefinition<_pandex_config_v1_VisitorList, _pandex_config_v1_VisitorList__Output>
      }
    }
  }
}

