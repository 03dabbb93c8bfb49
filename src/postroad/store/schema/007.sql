-- Outcomes tell the variant and whether all chose at once; what is missing here is worked out anew from the records.
delete from outcome;
